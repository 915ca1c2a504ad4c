import { type Dollars, toDollars } from '#entities/values/money.ts';
import type { Policy } from '#policy/policy.ts';
import { inCents, inDollars, inPercent, inPoints } from '#words/figures.ts';
import { calculatorWords as words } from '#words/site/calculator.ts';
import { known } from '../content/shown-policy.ts';
import type { CalculatorInput, CalculatorResult } from './calculate.ts';

export const figureNames = ['amount', 'apr', 'now', 'after', 'atCap'] as const;
export type FigureName = (typeof figureNames)[number];

export const roomNames = ['limit', 'owed', 'room', 'least'] as const;
export type RoomName = (typeof roomNames)[number];

export type ResultTexts = {
  /** Screen reader announcement: the answer in a sentence. */
  sentence: string;
  /** Null where there is no line to show. */
  figures: Record<FigureName, { value: string; note: string }> | null;
  terms: string;
  /** The arithmetic of too little equity; null where there is a line, or the score decides. */
  room: Record<RoomName, { label: string; value: string }> | null;
  /** Shares of the home's value, as widths. */
  bar: { owed: string; line: string };
};

type Shown = { input: CalculatorInput; result: CalculatorResult; policy: Policy };

const width = (part: Dollars, whole: Dollars): string =>
  `${Math.min(100, whole === 0 ? 0 : Math.round((part * 1000) / whole) / 10)}%`;

const sentenceOf = ({ input, result, policy }: Shown): string => {
  const [min, max, value, wanted] = [policy.line.min, policy.line.max, input.value, input.wanted].map(inDollars);
  const money = { min: min ?? '', max: max ?? '', value: value ?? '', wanted: wanted ?? '' };
  if (result.kind === 'belowFloor') return words.belowFloor(String(policy.score.floor));
  const cltv = inPercent(result.cltvCap, 0);
  if (result.kind === 'noRoom')
    return result.mayOwe < 0
      ? words.neverRoom({ ...money, cltv })
      : words.noRoom({ ...money, cltv, needed: inDollars(result.mayOwe) });
  const line = words.line({
    amount: inDollars(result.amount),
    now: inCents(result.now),
    after: inCents(result.after),
    atCap: inCents(result.atCap),
    cap: inPercent(policy.rate.cap, 0),
  });
  switch (result.limited) {
    case 'asWished':
      return line;
    case 'byHome':
      return `${words.tooMuch({ ...money, cltv })} ${line}`;
    case 'byLargest':
      return `${words.overLargest(money)} ${line}`;
    case 'bySmallest':
      return `${words.underSmallest(money)} ${line}`;
  }
};

const roomOf = ({ input, result, policy }: Shown): ResultTexts['room'] => {
  if (result.kind !== 'noRoom') return null;
  // The same limit less the smallest line is what may be owed.
  const limit = toDollars(result.mayOwe + policy.line.min);
  const { rooms } = words;
  return {
    limit: {
      label: rooms.limit(inPercent(result.cltvCap, 0), inDollars(input.value)),
      value: inDollars(limit),
    },
    owed: { label: rooms.owed, value: inDollars(toDollars(-input.owed)) },
    room: { label: rooms.room, value: inDollars(toDollars(limit - input.owed)) },
    least: { label: rooms.least, value: inDollars(policy.line.min) },
  };
};

/** A result formatted for display, for the prerendered page and the browser alike. */
export const resultTexts = (shown: Shown): ResultTexts => {
  const { input, result, policy } = shown;
  const sentence = sentenceOf(shown);
  const owed = width(input.owed, input.value);
  if (result.kind !== 'line')
    return { sentence, figures: null, terms: '', room: roomOf(shown), bar: { owed, line: '0%' } };
  const cap = inPercent(policy.rate.cap, 0);
  const repay = policy.products.variable.repaymentYears;
  const { notes } = words;
  return {
    sentence,
    figures: {
      amount: { value: inDollars(result.amount), note: notes.amount(inDollars(result.most)) },
      apr: { value: inPercent(result.rate, 2), note: notes.apr(cap) },
      now: { value: inCents(result.now), note: notes.now(result.drawYears) },
      after: { value: inCents(result.after), note: notes.after(repay) },
      atCap: { value: inCents(result.atCap), note: notes.atCap(cap) },
    },
    terms: words.terms({
      apr: inPercent(result.rate, 2),
      cap,
      prime: inPercent(policy.index.rate, 2),
      margin: inPoints(result.margin, 2),
      draw: result.drawYears,
      repay,
      fee: inPercent(known(policy.fees.forRate.at(-1)?.fee, 'fee'), 2),
    }),
    room: null,
    bar: { owed, line: width(result.amount, input.value) },
  };
};
