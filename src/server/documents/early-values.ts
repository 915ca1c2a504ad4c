import type { DocumentTable } from '#entities/contract/written-document.ts';
import type { Locale } from '#entities/values/locale.ts';
import type { BasisPoints } from '#entities/values/percent.ts';
import {
  type AdvanceRow,
  advanceHistory,
  minimumPaymentExample,
  type PaymentExample,
} from '#rules/pricing/disclosure-tables.ts';
import {
  type EarlyDisclosureFigures,
  type FixedExample,
  fixedExample,
} from '#rules/pricing/early-disclosure-figures.ts';
import { type Words, wordsFor } from '#words';
import type { SlotValues } from './fill-template.ts';
import { lineOf, type WritingFacts } from './writing-facts.ts';

type Texts = SlotValues['texts'];
type Tables = Record<string, DocumentTable>;
export type DrawExample = { years: number; now: PaymentExample; atCap: PaymentExample };

const left = (label: string) => ({ label, align: 'left' as const });
const right = (label: string) => ({ label, align: 'right' as const });

/** Every draw period at its rate, then at the highest rate there can be (1026.40(d)(5)(iii), (12)(x)). */
export const drawExamples = (
  words: Words,
  { draws, repaymentYears, cap }: { draws: readonly DrawExample[]; repaymentYears: number; cap: BasisPoints },
): DocumentTable => {
  const { inCents, inPercent, writtenDocumentTexts } = words;
  const { years: yearsText, examples } = writtenDocumentTexts.early;
  const { columns, payments, monthly, caption } = examples;
  const inYears = (years: number) => yearsText(String(years));
  const row = (label: string, { years, example }: { years: number; example: PaymentExample }) => [
    label,
    inPercent(example.rate, 2),
    payments(example.draw.months, inCents(example.draw.firstPayment)),
    payments(example.repayment.months, inCents(example.repayment.firstPayment)),
    inYears(years + repaymentYears),
  ];
  const [first] = draws;
  const several = first && [
    examples.anyAtCap,
    inPercent(cap, 2),
    monthly(inCents(first.atCap.draw.firstPayment)),
    monthly(inCents(first.atCap.repayment.firstPayment)),
    examples.same,
  ];
  const atCap =
    draws.length === 1
      ? draws.map(({ years, atCap: example }) => row(examples.atCap(inYears(years)), { years, example }))
      : several
        ? [several]
        : [];
  return {
    kind: 'table',
    caption,
    columns: [
      left(columns.draw),
      right(columns.apr),
      right(columns.drawing),
      right(columns.repaying(repaymentYears)),
      right(columns.paidOff),
    ],
    rows: [...draws.map(({ years, now: example }) => row(inYears(years), { years, example })), ...atCap],
  };
};

export const termExamples = (
  { inCents, inPercent, writtenDocumentTexts }: Words,
  { terms, cap }: { terms: readonly FixedExample[]; cap: BasisPoints },
): DocumentTable => {
  const { years: yearsText, examples, fixedExamples } = writtenDocumentTexts.early;
  const { columns, caption } = fixedExamples;
  return {
    kind: 'table',
    caption,
    columns: [
      left(columns.term),
      right(columns.apr),
      right(columns.payments),
      right(columns.atCap(inPercent(cap, 2))),
      right(columns.paidOff),
    ],
    rows: terms.map(({ years, rate, payment, atCap }) => [
      yearsText(String(years)),
      inPercent(rate, 2),
      examples.payments(years * 12, inCents(payment)),
      examples.monthly(inCents(atCap)),
      yearsText(String(years)),
    ]),
  };
};

export const advanceTable = (
  { inCents, inPercent, inPoints, writtenDocumentTexts }: Words,
  history: readonly AdvanceRow[],
): DocumentTable => {
  const { caption, columns } = writtenDocumentTexts.early.fixedHistory;
  return {
    kind: 'table',
    caption,
    columns: [
      left(columns.year),
      right(columns.index),
      right(columns.margin),
      right(columns.apr),
      right(columns.payment),
    ],
    rows: history.map(({ year, index, margin, rate, payment }) => [
      String(year),
      inPercent(index, 2),
      inPoints(margin, 2),
      inPercent(rate, 2),
      inCents(payment),
    ]),
  };
};

/** The accepted line: its own draw period or term, and no other. */
export const ownEarlyValues = (facts: WritingFacts): { texts: Texts; tables: Tables } => {
  const { locale, policy, preparedOn: asOf, indexes: released } = facts;
  const { offer, repaymentYears, cap } = lineOf(facts);
  const { product, years, margin, rate } = offer;
  const words = wordsFor(locale);
  const texts = words.writtenDocumentTexts.early;
  const common = {
    scope: texts.scope[product],
    whatMoves: texts.moves,
    howItMoves: texts.howItMoves[product],
    whenItChanges: texts.whenItChanges[product],
    rates: words.inPercent(rate, 2),
  };
  if (product === 'variable') {
    const draws = [{ years, ...minimumPaymentExample({ margin, drawYears: years }, policy) }];
    return {
      texts: {
        ...common,
        drawChoice: texts.years(String(years)),
        planChoice: texts.years(String(years + repaymentYears)),
        historyDraw: String(years),
      },
      tables: { examples: drawExamples(words, { draws, repaymentYears, cap }) },
    };
  }
  const { drawYears } = policy.products.fixed;
  return {
    texts: {
      ...common,
      fixedDrawYears: String(drawYears),
      fixedTerms: texts.years(String(years)),
      fixedPlanYears: String(drawYears + years),
      historyTerm: String(years),
    },
    tables: {
      fixedExamples: termExamples(words, { terms: [fixedExample({ margin, years }, policy)], cap }),
      fixedHistory: advanceTable(words, advanceHistory({ margin, years, asOf, released }, policy)),
    },
  };
};

/** Every product and every draw period or term we have. */
export const anyEarlyValues = (locale: Locale, figures: EarlyDisclosureFigures): { texts: Texts; tables: Tables } => {
  const words = wordsFor(locale);
  const { inChoice, inPercent, inPoints, writtenDocumentTexts } = words;
  const { early: texts, anyLine } = writtenDocumentTexts;
  const { draws, terms, fixed, repaymentYears, drawYears, cap, marginLow, marginHigh } = figures;
  const range = (low: BasisPoints, high: BasisPoints) => anyLine.margin(inPoints(low, 2), inPoints(high, 2));
  const longest = Math.max(...terms.map(({ years }) => years));
  const highest = terms.reduce((rate, each) => Math.max(rate, each.rate), 0);
  const dearest = terms.find(({ rate }) => rate === highest);
  return {
    texts: {
      scope: texts.scope.any,
      whatMoves: texts.moves,
      howItMoves: texts.howItMoves.any,
      whenItChanges: texts.whenItChanges.any,
      rates: texts.rates(inPercent(figures.now.rate, 2), inPercent(dearest?.rate ?? figures.cap, 2)),
      margin: texts.margins(range(marginLow, marginHigh), range(fixed.marginLow, fixed.marginHigh)),
      drawChoice: texts.yearsToChoose(inChoice(draws.map(({ years }) => years))),
      planChoice: texts.years(inChoice(draws.map(({ years }) => years + repaymentYears))),
      historyDraw: String(drawYears),
      fixedDrawYears: String(fixed.drawYears),
      fixedTerms: texts.yearsToChoose(inChoice(terms.map(({ years }) => years))),
      fixedPlanYears: String(fixed.drawYears + longest),
      historyTerm: String(longest),
    },
    tables: {
      examples: drawExamples(words, { draws, repaymentYears, cap }),
      fixedExamples: termExamples(words, { terms, cap }),
      fixedHistory: advanceTable(words, fixed.history),
    },
  };
};
