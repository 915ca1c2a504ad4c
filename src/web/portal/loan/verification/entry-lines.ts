import type { Application } from '#entities/application/application.ts';
import type { EnteredFact } from '#entities/facts/entered-fact.ts';
import { inDollars, inLongDate } from '#words/figures.ts';
import { debtTypes, derogatoryKinds } from '#words/labels.ts';
import { factEntryWords as words } from '#words/portal/loan-desk/fact-entry.ts';
import { incomeRows } from './income-rows.ts';

const { fields } = words;
const said = (name: string, value: string): string => `${name}: ${value}`;

const creditLines = ({ report }: Extract<EnteredFact, { kind: 'credit' }>): string[] => [
  said(fields.pulledOn, inLongDate(report.pulledOn)),
  ...report.scores.map(({ bureau, score, factors }) =>
    [said(fields[bureau], score === null ? words.noneOnFile : String(score)), ...factors].join(' · '),
  ),
  ...report.tradelines.map(({ creditor, type, balance, monthlyPayment }) =>
    [creditor, debtTypes[type], inDollars(balance), monthlyPayment && words.monthly(inDollars(monthlyPayment))]
      .filter(Boolean)
      .join(' · '),
  ),
  ...report.inquiries.map(({ creditor, on }) => `${words.parts.inquiries}: ${creditor} · ${inLongDate(on)}`),
  ...report.derogatoryEvents.map(({ kind, on }) => `${derogatoryKinds[kind]} · ${inLongDate(on)}`),
  ...report.alerts.map(({ kind }) => words.alertKinds[kind]),
];

/** An entry as the second person compares it with the document, line by line. */
export const entryLines = (fact: EnteredFact, application: Application): string[] => {
  switch (fact.kind) {
    case 'credit':
      return creditLines(fact);
    case 'value':
      return [
        said(fields.value, inDollars(fact.value)),
        said(fields.asOf, inLongDate(fact.asOf)),
        said(fields.appraiser, `${fact.appraiser}, ${fact.license}`),
      ];
    case 'title': {
      const { holder, names, acquiredOn, openLiens, parcelNumber } = fact.record;
      return [
        said(fields.holder, words.holders[holder]),
        ...names,
        ...(acquiredOn === null ? [] : [said(fields.acquiredOn, inLongDate(acquiredOn))]),
        ...(parcelNumber ? [said(fields.parcelNumber, parcelNumber)] : []),
        ...openLiens.map((lien) => `${words.parts.openLiens}: ${lien.holder} · ${inDollars(lien.amount)}`),
      ];
    }
    case 'income': {
      const rows = incomeRows(application, fact.person);
      return fact.amounts.map(({ subject, monthly }) =>
        said(rows.find((row) => row.subject === subject)?.name ?? subject, words.monthly(inDollars(monthly))),
      );
    }
    case 'insurance': {
      const { carrier, policyNumber, from, to, dwellingCoverage, yearlyPremium } = fact.policy;
      return [
        `${carrier}, ${policyNumber}`,
        `${inLongDate(from)} – ${inLongDate(to)}`,
        said(fields.dwellingCoverage, inDollars(dwellingCoverage)),
        said(fields.yearlyPremium, inDollars(yearlyPremium)),
      ];
    }
    case 'identity':
      return [
        said(fields.checkedOn, inLongDate(fact.checkedOn)),
        ...(fact.doubts.length === 0 ? [words.noDoubt] : fact.doubts.map((doubt) => words.doubtKinds[doubt])),
      ];
  }
};
