import { createHash } from 'node:crypto';
import type { Application } from '#entities/application/application.ts';
import type { EnteredFact, EnteredTradeline } from '#entities/facts/entered-fact.ts';
import { reportedDebt } from '#entities/facts/reported-debt.ts';
import { APPRAISAL } from '#entities/facts/valuation.ts';
import type { Address } from '#entities/values/address.ts';
import type { Day } from '#entities/values/day.ts';
import type { Person } from '#entities/values/person.ts';
import { withEnteredDebts } from '#funnel/with-entered-debts.ts';
import { withCreditFile } from '#rules/debts/with-credit-file.ts';
import type { StoredReportKind } from '#server/vendors/port.ts';

/** A fact as it is stored among the reports, and the application with what it changes. */
export type FactAnswer = {
  kind: StoredReportKind;
  answer: { kind: string } & Record<string, unknown>;
  application: Application;
};

type Entering = { application: Application; address: Address };

/** The same account keeps its id when the report is entered again. */
const tradelineId = ({ creditor, type, dateOpened }: EnteredTradeline, person: Person, at: number): string => {
  const mark = createHash('sha256').update(JSON.stringify([person, creditor, type, dateOpened, at]));
  return `report-${mark.digest('hex').slice(0, 12)}`;
};

const creditAnswerOf = (
  { person, report: { tradelines, ...report } }: Extract<EnteredFact, { kind: 'credit' }>,
  { application }: Entering,
): FactAnswer => {
  const sameBefore = (line: EnteredTradeline, at: number): number =>
    tradelines.slice(0, at).filter((each) => each.creditor === line.creditor && each.type === line.type).length;
  const reported = tradelines.map((line, at) =>
    reportedDebt({ ...line, id: tradelineId(line, person, sameBefore(line, at)), debtor: person }),
  );
  const kind = person === 'borrower' ? 'singleCredit' : 'singleCreditCoborrower';
  const { application: matched, debts } = withEnteredDebts(application, reported);
  const file = { ...report, outcome: 'found' as const, kind, debts } as const;
  return { kind, answer: { kind: 'found', files: [file] }, application: withCreditFile(matched, file) };
};

/** Stored in the form a vendor's answer has, so that the rules read both alike. */
export const factAnswer = (fact: EnteredFact, entering: Entering): FactAnswer => {
  const { application, address } = entering;
  switch (fact.kind) {
    case 'credit':
      return creditAnswerOf(fact, entering);
    case 'value': {
      const { value, asOf } = fact;
      const appraisal = { model: APPRAISAL, value, low: null, high: null, fsd: null, asOf };
      const answer = { kind: 'found', address, answers: [appraisal], winner: APPRAISAL };
      return { kind: 'avmCascade', answer, application };
    }
    case 'title': {
      const { asOf: _, ...record } = fact.record;
      return { kind: 'title', answer: { kind: 'found', address, record }, application };
    }
    case 'income':
      return { kind: 'staffIncome', answer: { kind: 'found', amounts: fact.amounts }, application };
    case 'insurance':
      return { kind: 'insurance', answer: { kind: 'found', policy: fact.policy }, application };
    case 'identity': {
      const { checkedOn, doubts } = fact;
      const answer = doubts.length === 0 ? { kind: 'found', checkedOn } : { kind: 'unsure', checkedOn, doubts };
      return { kind: 'identity', answer, application };
    }
  }
};

/** The day of the report: none is from tomorrow. */
export const factDay = (fact: EnteredFact): Day | null => {
  switch (fact.kind) {
    case 'credit':
      return fact.report.pulledOn;
    case 'value':
      return fact.asOf;
    case 'title':
      return fact.record.asOf;
    case 'insurance':
      return fact.policy.from;
    case 'identity':
      return fact.checkedOn;
    case 'income':
      return null;
  }
};

export const factPerson = (fact: EnteredFact): Person => ('person' in fact ? fact.person : 'borrower');
