import { lenderAddress } from '#entities/contract/lender.ts';
import type { DocumentTable } from '#entities/contract/written-document.ts';
import { addDays, addMonths, type Day } from '#entities/values/day.ts';
import type { Locale } from '#entities/values/locale.ts';
import { toDollars } from '#entities/values/money.ts';
import { peopleIn } from '#rules/documents/people-in.ts';
import { paymentSteps } from '#rules/offer/payment-steps.ts';
import {
  EXAMPLE_ADVANCE,
  HISTORY_YEARS,
  type HistoryRow,
  historyTable,
  minimumPaymentExample,
  type PaymentExample,
} from '#rules/pricing/disclosure-tables.ts';
import { amortizedPayment } from '#rules/pricing/payment.ts';
import { type Words, wordsFor } from '#words';
import { ownEarlyValues } from './early-values.ts';
import type { SlotValues } from './fill-template.ts';
import { ownPlanTexts } from './plan-values.ts';
import { fullName, type HomeFacts, lineOf, propertyText, recipientOf, type WritingFacts } from './writing-facts.ts';

const left = (label: string) => ({ label, align: 'left' as const });
const right = (label: string) => ({ label, align: 'right' as const });

/** Values available to every document, with or without an offer. */
export const commonValues = ({
  locale,
  application,
  loanNumber,
  policy,
  lender,
  preparedOn,
  ...whose
}: HomeFacts): SlotValues => {
  const { inList, inLongDate, writtenDocumentTexts } = wordsFor(locale);
  const { home } = writtenDocumentTexts;
  return {
    texts: {
      lender: lender.legalName,
      nmls: lender.nmls,
      // A number is never broken at the end of a line.
      phone: lender.phone.replaceAll(' ', '\u00a0'),
      lenderAddress: lenderAddress(lender),
      regulator: `${lender.regulator.name}, ${lender.regulator.address}`,
      loanNumber,
      name: recipientOf({ application, ...whose }),
      names: inList(peopleIn(application).map((each) => fullName(application, each))),
      property: propertyText(application),
      home: application.property.line1 === null ? home.unknown : home.known(propertyText(application)),
      preparedOn: inLongDate(preparedOn),
      policyVersion: policy.version,
    },
    tables: {},
    applies: application.coborrower === null ? ['alone'] : ['together'],
  };
};

const exampleAmount = ({ inDollars }: Words): string => inDollars(toDollars(EXAMPLE_ADVANCE / 100));

const exampleTable = (words: Words, { caption, rows }: Pick<DocumentTable, 'caption' | 'rows'>): DocumentTable => {
  const { period, payments, first, last } = words.writtenDocumentTexts.example.columns;
  return { kind: 'table', caption, columns: [left(period), right(payments), right(first), right(last)], rows };
};

const exampleRows = (words: Words, { rate, draw, repayment, months }: PaymentExample): string[][] => {
  const { inCents, inPercent, writtenDocumentTexts } = words;
  const texts = writtenDocumentTexts.example;
  const at = inPercent(rate, 2);
  const row = (label: string, phase: PaymentExample['draw']): string[] => [
    label,
    String(phase.months),
    inCents(phase.firstPayment),
    inCents(phase.lastPayment),
  ];
  return [
    row(texts.draw(at), draw),
    row(texts.repayment(at), repayment),
    [texts.payOff(exampleAmount(words), at), String(months), '', ''],
  ];
};

type Examples = { now: PaymentExample; atCap: PaymentExample; history: readonly HistoryRow[] };

const ownExamples = (facts: WritingFacts): Examples => {
  const { policy, preparedOn, indexes: released } = facts;
  const { margin, years: drawYears } = lineOf(facts).offer;
  const history = historyTable({ margin, drawYears, asOf: preparedOn, released }, policy);
  return { ...minimumPaymentExample({ margin, drawYears }, policy), history };
};

/** The tables of 1026.40(d)(5) and (12). */
export const variableTables = (locale: Locale, { now, atCap, history }: Examples): Record<string, DocumentTable> => {
  const words = wordsFor(locale);
  const { inCents, inPercent, inPoints, writtenDocumentTexts: texts } = words;
  const { year, period, index, margin, apr, payment } = texts.history.columns;
  const amount = exampleAmount(words);
  return {
    example: exampleTable(words, { caption: texts.example.caption(amount), rows: exampleRows(words, now) }),
    exampleAtCap: exampleTable(words, { caption: texts.example.captionAtCap(amount), rows: exampleRows(words, atCap) }),
    history: {
      kind: 'table',
      caption: texts.history.caption(amount, HISTORY_YEARS),
      columns: [left(year), left(period), right(index), right(margin), right(apr), right(payment)],
      rows: history.map((row) => [
        String(row.year),
        texts.history.phases[row.phase],
        inPercent(row.index, 2),
        inPoints(row.margin, 2),
        inPercent(row.rate, 2),
        inCents(row.payment),
      ]),
      splitAt: history.findIndex(({ phase }) => phase === 'repayment'),
    },
  };
};

const fixedTables = (facts: WritingFacts): Record<string, DocumentTable> => {
  const { rate, years } = lineOf(facts).offer;
  const words = wordsFor(facts.locale);
  const { example } = words.writtenDocumentTexts;
  const months = years * 12;
  const payment = words.inCents(amortizedPayment({ balance: EXAMPLE_ADVANCE, rate, months }));
  const rows = [[example.term(words.inPercent(rate, 2)), String(months), payment, payment]];
  return { example: exampleTable(words, { caption: example.caption(exampleAmount(words)), rows }) };
};

const ownPayments = (facts: WritingFacts): DocumentTable => {
  const { offer, cap, repaymentYears } = lineOf(facts);
  const { inCents, inDollars, inPercent, writtenDocumentTexts } = wordsFor(facts.locale);
  const texts = writtenDocumentTexts.payments;
  const steps = paymentSteps(offer, { repaymentYears });
  const rows = [
    ...steps.map((step) => [texts.steps[step.kind](step), inPercent(offer.rate, 2), inCents(step.payment)]),
    ...steps.flatMap(({ kind, atCap }) =>
      atCap === null ? [] : [[texts.highest[kind], inPercent(cap, 2), inCents(atCap)]],
    ),
  ];
  const { when, apr, payment } = texts.columns;
  const columns = [left(when), right(apr), right(payment)];
  return { kind: 'table', caption: texts.caption(inDollars(offer.amount)), columns, rows };
};

/** The terms hold as long as the offer does. */
const validUntil = (facts: WritingFacts): Day => addDays(facts.preparedOn, lineOf(facts).validDays);

/** A blank name, or an address without its street, is no value: the document that needs it is not written. */
const withoutBlanks = ({ application: { property } }: HomeFacts, texts: SlotValues['texts']): SlotValues['texts'] =>
  Object.fromEntries(
    Object.entries(texts).filter(
      ([name, text]) =>
        text.trim() !== '' && (name !== 'property' || (property.line1 !== null && property.city !== null)),
    ),
  );

/** Values for the documents about a line. */
export const lineValues = (facts: WritingFacts): SlotValues => {
  const { preparedOn } = facts;
  const line = lineOf(facts);
  const { product, years, amount, rate, margin, index, feeAmount, originationFee, hasAutopay, payments } = line.offer;
  const common = commonValues(facts);
  const { inCents, inDollars, inLongDate, inPercent, inPoints, productNames, writtenDocumentTexts } = wordsFor(
    facts.locale,
  );
  const texts = writtenDocumentTexts.line;
  const isVariable = product === 'variable';
  const early = ownEarlyValues(facts);
  return {
    texts: {
      ...withoutBlanks(facts, common.texts),
      ...ownPlanTexts(facts),
      ...early.texts,
      amount: inDollars(amount),
      product: productNames[product],
      years: String(years),
      repaymentYears: String(line.repaymentYears),
      repaymentMonths: String(line.repaymentYears * 12),
      drawMonths: String(years * 12),
      rate: inPercent(rate, 2),
      periodicRate: `${(rate / 1200).toFixed(4)}%`,
      index: inPercent(index, 2),
      indexOn: inLongDate(line.indexOn),
      margin: inPoints(margin, 2),
      cap: inPercent(line.cap, 2),
      floor: inPercent(line.floor, 2),
      fee: inCents(feeAmount),
      feeShare: inPercent(originationFee, 2),
      originationFee: texts.fee(inCents(feeAmount), inPercent(originationFee, 2)),
      rateOf: '',
      allFees: inPercent(line.allFeesMax, 2),
      autopay: hasAutopay ? texts.autopay(inPoints(line.autopayReduction, 2)) : texts.noAutopay,
      paymentNow: inCents(payments.now),
      drawEndsOn: inLongDate(addMonths(preparedOn, years * 12)),
      validUntil: inLongDate(validUntil(facts)),
      leastLine: inDollars(line.minLine),
    },
    tables: {
      ...early.tables,
      ...(isVariable ? variableTables(facts.locale, ownExamples(facts)) : fixedTables(facts)),
      payments: ownPayments(facts),
    },
    applies: [...common.applies, product, ...(facts.mayBePrincipalResidence ? ['home'] : [])],
  };
};
