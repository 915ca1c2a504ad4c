import type { DocumentTable } from '#entities/contract/written-document.ts';
import { addDays, addMonths, type Day } from '#entities/values/day.ts';
import { toCents } from '#entities/values/money.ts';
import { type PaymentStep, paymentSteps } from '#rules/offer/payment-steps.ts';
import {
  type HistoryRow,
  historyTable,
  minimumPaymentExample,
  type PaymentExample,
} from '#rules/pricing/disclosure-tables.ts';
import { amortizedPayment } from '#rules/pricing/payment.ts';
import { inCents, inDollars, inList, inLongDate, inPercent, inPoints } from '#words/figures.ts';
import { productNames } from '#words/loan/written-document-names.ts';
import type { SlotValues } from './fill-template.ts';
import {
  fullName,
  type HomeFacts,
  lineOf,
  peopleOf,
  propertyText,
  recipientOf,
  type WritingFacts,
} from './writing-facts.ts';

const left = (label: string) => ({ label, align: 'left' as const });
const right = (label: string) => ({ label, align: 'right' as const });
const EXAMPLE = toCents(1_000_000);

/** Values available to every document, with or without an offer. */
export const commonValues = ({
  application,
  loanNumber,
  policy,
  lender,
  preparedOn,
  ...whose
}: HomeFacts): SlotValues => ({
  texts: {
    lender: lender.legalName,
    nmls: lender.nmls,
    phone: lender.phone,
    regulator: `${lender.regulator.name}, ${lender.regulator.address}`,
    loanNumber,
    name: recipientOf({ application, ...whose }),
    names: inList(peopleOf(application).map((each) => fullName(application, each))),
    property: propertyText(application),
    home: application.property.line1 === null ? 'your home' : `your home at ${propertyText(application)}`,
    preparedOn: inLongDate(preparedOn),
    policyVersion: policy.version,
  },
  tables: {},
  applies: application.coborrower === null ? ['alone'] : ['together'],
});

const exampleRows = ({ rate, draw, repayment, months }: PaymentExample): string[][] => [
  [`Draw period, at ${inPercent(rate, 2)}`, String(draw.months), inCents(draw.firstPayment), inCents(draw.lastPayment)],
  [
    `Repayment period, at ${inPercent(rate, 2)}`,
    String(repayment.months),
    inCents(repayment.firstPayment),
    inCents(repayment.lastPayment),
  ],
  [`Time to pay off $10,000, at ${inPercent(rate, 2)}`, String(months), '', ''],
];

const exampleColumns = [left('Period'), right('Payments'), right('First'), right('Last')];

type Examples = { now: PaymentExample; atCap: PaymentExample; history: readonly HistoryRow[] };

const ownExamples = (facts: WritingFacts): Examples => {
  const { policy, preparedOn } = facts;
  const { margin, years: drawYears } = lineOf(facts).offer;
  const history = historyTable({ margin, drawYears, asOf: preparedOn }, policy);
  return { ...minimumPaymentExample({ margin, drawYears }, policy), history };
};

/** The tables of 1026.40(d)(5) and (12). */
export const variableTables = ({ now, atCap, history }: Examples): Record<string, DocumentTable> => {
  return {
    example: { kind: 'table', caption: 'Minimum payments on $10,000', columns: exampleColumns, rows: exampleRows(now) },
    exampleAtCap: {
      kind: 'table',
      caption: 'Minimum payments on $10,000 at the highest rate',
      columns: exampleColumns,
      rows: exampleRows(atCap),
    },
    history: {
      kind: 'table',
      caption: 'How $10,000 would have gone in the last 15 years',
      columns: [left('Year'), left('Period'), right('Index'), right('Margin'), right('APR'), right('Minimum payment')],
      rows: history.map(({ year, phase, index, margin: added, rate, payment }) => [
        String(year),
        phase === 'draw' ? 'Draw' : 'Repayment',
        inPercent(index, 2),
        inPoints(added, 2),
        inPercent(rate, 2),
        inCents(payment),
      ]),
    },
  };
};

const fixedTables = (facts: WritingFacts): Record<string, DocumentTable> => {
  const { rate, years } = lineOf(facts).offer;
  const months = years * 12;
  const payment = inCents(amortizedPayment({ balance: EXAMPLE, rate, months }));
  const rows = [[`Whole term, at ${inPercent(rate, 2)}`, String(months), payment, payment]];
  return { example: { kind: 'table', caption: 'Minimum payments on $10,000', columns: exampleColumns, rows } };
};

const stepNames = {
  draw: ({ fromYear, toYear }) => `Draw period, years ${fromYear} to ${toYear}`,
  repayment: ({ fromYear, toYear }) => `Repayment period, years ${fromYear} to ${toYear}`,
  level: ({ fromYear, toYear }) => `Years ${fromYear} to ${toYear}`,
} as const satisfies Record<PaymentStep['kind'], (step: PaymentStep) => string>;

const ownPayments = (facts: WritingFacts): DocumentTable => {
  const { offer, cap, repaymentYears } = lineOf(facts);
  const steps = paymentSteps(offer, { repaymentYears });
  const rows = [
    ...steps.map((step) => [stepNames[step.kind](step), inPercent(offer.rate, 2), inCents(step.payment)]),
    ...steps.flatMap(({ kind, atCap }) =>
      atCap === null ? [] : [[`Highest possible, ${kind} period`, inPercent(cap, 2), inCents(atCap)]],
    ),
  ];
  const columns = [left('When'), right('APR'), right('Each month')];
  return { kind: 'table', caption: `Your payments on a balance of ${inDollars(offer.amount)}`, columns, rows };
};

/** The terms hold as long as the offer does. */
const validUntil = (facts: WritingFacts): Day => addDays(facts.preparedOn, lineOf(facts).validDays);

/** Values for the documents about a line. */
export const lineValues = (facts: WritingFacts): SlotValues => {
  const { preparedOn } = facts;
  const line = lineOf(facts);
  const { product, years, amount, rate, margin, index, feeAmount, originationFee, hasAutopay, payments } = line.offer;
  const common = commonValues(facts);
  const isVariable = product === 'variable';
  return {
    texts: {
      ...common.texts,
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
      originationFee: `${inCents(feeAmount)} (${inPercent(originationFee, 2)} of the line)`,
      rateOf: '',
      allFees: inPercent(line.allFeesMax, 2),
      autopay: hasAutopay
        ? `The rate includes a reduction of ${inPoints(line.autopayReduction, 2)} percentage points for automatic payments.`
        : 'The rate does not include a reduction for automatic payments.',
      paymentNow: inCents(payments.now),
      drawEndsOn: inLongDate(addMonths(preparedOn, years * 12)),
      validUntil: inLongDate(validUntil(facts)),
      leastLine: inDollars(line.minLine),
    },
    tables: { ...(isVariable ? variableTables(ownExamples(facts)) : fixedTables(facts)), payments: ownPayments(facts) },
    applies: [...common.applies, product, ...(facts.application.property.usage === 'primaryResidence' ? ['home'] : [])],
  };
};
