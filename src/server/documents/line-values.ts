import type { DocumentTable } from '#entities/contract/written-document.ts';
import { addDays, addMonths, type Day } from '#entities/values/day.ts';
import { toCents } from '#entities/values/money.ts';
import { toBasisPoints } from '#entities/values/percent.ts';
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
  offerOf,
  peopleOf,
  propertyText,
  recipientOf,
  type WritingFacts,
} from './writing-facts.ts';

const left = (label: string) => ({ label, align: 'left' as const });
const right = (label: string) => ({ label, align: 'right' as const });
const EXAMPLE = toCents(1_000_000);

/** What every paper may speak of, with or without an offer. */
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
  const { margin, years: drawYears } = offerOf(facts);
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
  const { rate, years } = offerOf(facts);
  const months = years * 12;
  const payment = inCents(amortizedPayment({ balance: EXAMPLE, rate, months }));
  const rows = [[`Whole term, at ${inPercent(rate, 2)}`, String(months), payment, payment]];
  return { example: { kind: 'table', caption: 'Minimum payments on $10,000', columns: exampleColumns, rows } };
};

const ownPayments = (facts: WritingFacts): DocumentTable => {
  const { payments, rate, years, amount } = offerOf(facts);
  const { cap } = facts.policy.rate;
  const { afterDraw, drawAtCap, repaymentAtCap } = payments;
  const last = years + facts.policy.products.variable.repaymentYears;
  const rows =
    afterDraw === null || drawAtCap === null || repaymentAtCap === null
      ? [[`Years 1 to ${years}`, inPercent(rate, 2), inCents(payments.now)]]
      : [
          [`Draw period, years 1 to ${years}`, inPercent(rate, 2), inCents(payments.now)],
          [`Repayment period, years ${years + 1} to ${last}`, inPercent(rate, 2), inCents(afterDraw)],
          ['Highest possible, draw period', inPercent(cap, 2), inCents(drawAtCap)],
          ['Highest possible, repayment period', inPercent(cap, 2), inCents(repaymentAtCap)],
        ];
  const columns = [left('When'), right('APR'), right('Each month')];
  return { kind: 'table', caption: `Your payments on a balance of ${inDollars(amount)}`, columns, rows };
};

/** The terms stand for as long as the offer does. */
const validUntil = ({ policy, preparedOn }: WritingFacts): Day => addDays(preparedOn, policy.offer.validDays);

/** What the papers about a line say of it. */
export const lineValues = (facts: WritingFacts): SlotValues => {
  const { policy, preparedOn } = facts;
  const { product, years, amount, rate, margin, index, feeAmount, originationFee, hasAutopay, payments } =
    offerOf(facts);
  const common = commonValues(facts);
  const isVariable = product === 'variable';
  return {
    texts: {
      ...common.texts,
      amount: inDollars(amount),
      product: productNames[product],
      years: String(years),
      repaymentYears: String(policy.products.variable.repaymentYears),
      repaymentMonths: String(policy.products.variable.repaymentYears * 12),
      drawMonths: String(years * 12),
      rate: inPercent(rate, 2),
      periodicRate: `${(rate / 1200).toFixed(4)}%`,
      index: inPercent(index, 2),
      indexOn: inLongDate(policy.index.effectiveFrom),
      margin: inPoints(margin, 2),
      cap: inPercent(policy.rate.cap, 2),
      floor: inPercent(policy.rate.floor, 2),
      fee: inCents(feeAmount),
      feeShare: inPercent(originationFee, 2),
      originationFee: `${inCents(feeAmount)} (${inPercent(originationFee, 2)} of the line)`,
      rateOf: '',
      allFees: inPercent(policy.fees.allFeesMax, 2),
      autopay: hasAutopay
        ? `The rate includes a reduction of ${inPoints(toBasisPoints(-policy.adjusters.autopay), 2)} percentage points for automatic payments.`
        : 'The rate does not include a reduction for automatic payments.',
      paymentNow: inCents(payments.now),
      drawEndsOn: inLongDate(addMonths(preparedOn, years * 12)),
      validUntil: inLongDate(validUntil(facts)),
      leastLine: inDollars(policy.line.min),
    },
    tables: { ...(isVariable ? variableTables(ownExamples(facts)) : fixedTables(facts)), payments: ownPayments(facts) },
    applies: [...common.applies, product, ...(facts.application.property.usage === 'primaryResidence' ? ['home'] : [])],
  };
};
