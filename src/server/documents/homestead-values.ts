import type { DocumentTable } from '#entities/contract/written-document.ts';
import { centsOf, type Dollars, toCents, toDollars } from '#entities/values/money.ts';
import { closingDay } from '#rules/closing/closing-standing.ts';
import { cltvOf, findStateLimits } from '#rules/eligibility/cltv.ts';
import { maxFees } from '#rules/eligibility/cost-limits.ts';
import { liensThatStay } from '#rules/eligibility/liens.ts';
import { valueUsed } from '#rules/eligibility/value-used.ts';
import { paymentList } from '#rules/funding/payment-list.ts';
import { shareOf } from '#rules/pricing/payment.ts';
import { minimumDraw, recordingCharges } from '#rules/pricing/recording-charges.ts';
import { type Words, wordsFor } from '#words';
import { MissingValue, type SlotValues } from './fill-template.ts';
import { commonValues, lineValues } from './line-values.ts';
import { summaryValues } from './summary-values.ts';
import { templateOn } from './template.ts';
import { lineOf, type WritingFacts } from './writing-facts.ts';

type Texts = SlotValues['texts'];

const withTexts = (values: SlotValues, texts: Texts): SlotValues => ({
  ...values,
  texts: { ...values.texts, ...texts },
});

const minDraw = ({ policy, application, locale }: WritingFacts): Texts => ({
  minDraw: wordsFor(locale).inDollars(minimumDraw(policy, application.property.state)),
});

const table = (caption: string, rows: string[][], [first, second]: readonly [string, string]): DocumentTable => ({
  kind: 'table',
  caption,
  columns: [
    { label: first, align: 'left' },
    { label: second, align: 'right' },
  ],
  rows,
});

/** The notice of section 50(g), given at the start. */
export const homesteadNoticeValues = (facts: WritingFacts): SlotValues => {
  const values = withTexts(commonValues(facts), minDraw(facts));
  const { line1, city } = facts.application.property;
  const { property: _, ...texts } = values.texts;
  return line1 === null || city === null ? { ...values, texts } : values;
};

type Secured = { value: Dollars; debt: Dollars };

/** The value by valuation and all debts secured by the home with the full line; null while one of them is not known. */
const securedBy = (facts: WritingFacts): Secured | null => {
  const { application, outside, policy } = facts;
  const { amount: value, isConfident } = valueUsed(
    { stated: application.property.value, valuations: outside.valuations },
    policy,
  );
  const { total, isEstimate } = liensThatStay(application);
  if (value === null || isConfident !== true || total === null || isEstimate) return null;
  return { value, debt: toDollars(total + lineOf(facts).offer.amount) };
};

/** The Texas terms and the acknowledgment of value. Without a value we stand by, the document is not written. */
export const homesteadTermsValues = (facts: WritingFacts): SlotValues => {
  const { inDollars, inLongDate, inPercent } = wordsFor(facts.locale);
  const secured = securedBy(facts);
  const signingOn = closingDay(facts.application.closing, facts.preparedOn);
  return withTexts(lineValues(facts), {
    ...minDraw(facts),
    signingOn: inLongDate(signingOn),
    ...(secured && {
      value: inDollars(secured.value),
      totalDebt: inDollars(secured.debt),
      cltv: inPercent(cltvOf({ liens: secured.debt, amount: toDollars(0), value: secured.value }), 2),
    }),
  });
};

const paymentRows = (words: Words, facts: WritingFacts): string[][] | null => {
  const texts = words.writtenDocumentTexts.closingFigures;
  const list = paymentList(facts.application, lineOf(facts).offer);
  return (
    list && [
      ...list.payments.map(({ kind, payee, amount }) => [
        kind === 'fee' ? texts.originationFee : kind === 'cash' ? texts.toYou : (payee ?? texts.creditor),
        words.inCents(amount),
      ]),
      [texts.total, words.inCents(list.total)],
      [texts.left, words.inCents(list.left)],
    ]
  );
};

/** What is paid on the funding day, to the cent; null until the account is known. */
export const disbursementTable = (words: Words, facts: WritingFacts): DocumentTable | null => {
  const { captions, columns } = words.writtenDocumentTexts.closingFigures;
  const rows = paymentRows(words, facts);
  return rows && table(captions.payments, rows, columns);
};

/** Every charge at closing. The part of the recording charge that would pass the state's limit is the lender's. */
const chargesOf = (facts: WritingFacts) => {
  const { application, policy } = facts;
  const { amount, feeAmount } = lineOf(facts).offer;
  const { state } = application.property;
  const recording = recordingCharges(policy, { state, line: { min: amount, max: amount } });
  if (recording === null) return null;
  const cap = shareOf(centsOf(amount), maxFees(findStateLimits(policy, state), policy));
  const own = Math.max(0, Math.min(centsOf(recording.to), cap - feeAmount));
  return { feeAmount, recording: toCents(own), lenders: toCents(centsOf(recording.to) - own), cap };
};

/**
 * The final itemized charges and a copy of the application (section 50(a)(6)(M)(ii)). An owner who does not borrow made no application,
 * and gets the charges without another person's finances.
 */
export const closingFiguresValues = (facts: WritingFacts): SlotValues => {
  const words = wordsFor(facts.locale);
  const { sections } = templateOn('closingFigures', { locale: facts.locale, on: facts.preparedOn });
  // The first text repeats the whole application.
  if (facts.owner !== undefined && !sections.some(({ only }) => only === 'owner'))
    throw new MissingValue('closingFigures', 'ownerText');
  const { closingFigures: texts } = words.writtenDocumentTexts;
  const { appointmentOn, place } = facts.application.closing;
  const { amount } = lineOf(facts).offer;
  const values = summaryValues(facts);
  const charges = chargesOf(facts);
  const payments = disbursementTable(words, facts);
  const limited = charges && toCents(charges.feeAmount + charges.recording);
  const limit = maxFees(findStateLimits(facts.policy, facts.application.property.state), facts.policy);
  const rows = charges && [
    [texts.originationFee, words.inCents(charges.feeAmount)],
    [texts.recording, words.inCents(charges.recording)],
    ...(charges.lenders > 0 ? [[texts.recordingByLender, words.inCents(charges.lenders)]] : []),
    ...texts.byLender.map((name) => [name, texts.lenderPays]),
    [texts.points, texts.none],
  ];
  return {
    ...values,
    texts: {
      ...values.texts,
      feeCap: words.inPercent(limit, 2),
      ...(appointmentOn && { closingOn: words.inLongDate(appointmentOn) }),
      ...(place && { closingPlace: texts.places[place] }),
      ...(limited !== null && {
        limitedCharges: words.inCents(limited),
        limitedShare: `${((limited / centsOf(amount)) * 100).toFixed(2)}%`,
      }),
    },
    applies: [...values.applies, facts.owner === undefined ? 'applicant' : 'owner'],
    tables: {
      ...values.tables,
      ...(rows && { charges: table(texts.captions.charges, rows, texts.columns) }),
      ...(payments && { disbursements: payments }),
    },
  };
};
