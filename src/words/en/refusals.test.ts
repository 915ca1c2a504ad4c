import { describe, expect, it } from 'vitest';
import { toDay } from '#entities/day.ts';
import { toCents, toDollars } from '#entities/money.ts';
import { toBasisPoints } from '#entities/percent.ts';
import type { Change, Figure } from '#rules/trace/trace-row.ts';
import { changeText, figureText } from './refusals.ts';

const figures: [Figure, string][] = [
  [{ unit: 'dollars', amount: toDollars(25_000) }, '$25,000'],
  [{ unit: 'cents', amount: toCents(60_138) }, '$601.38'],
  [{ unit: 'basisPoints', amount: toBasisPoints(8810) }, '88.1%'],
  [{ unit: 'score', amount: 640 }, '640'],
  [{ unit: 'days', amount: 90 }, '90 days'],
  [{ unit: 'months', amount: 48 }, '48 months'],
  [{ unit: 'percent', amount: 20 }, '20%'],
  [{ unit: 'times', amount: 1, withinMonths: 24 }, '1 in 24 months'],
  [{ unit: 'day', day: toDay('2026-11-24') }, 'November 24, 2026'],
  [{ unit: 'code', code: 'TX' }, 'TX'],
  [{ unit: 'codes', codes: ['AZ', 'CA'] }, 'AZ and CA'],
];

const changes: Change[] = [
  { kind: 'smallerLine', amount: toDollars(1) },
  { kind: 'largerLine', amount: toDollars(1) },
  { kind: 'higherValue', value: toDollars(1) },
  { kind: 'payDownMortgages', amount: toDollars(1) },
  { kind: 'payOff', debtIds: [], total: toDollars(1) },
  { kind: 'moreIncome', monthly: toCents(100) },
  { kind: 'addCoborrower' },
  { kind: 'higherScore', score: 640 },
  { kind: 'liftFreeze' },
  { kind: 'wait', until: toDay('2026-11-24') },
  { kind: 'takeOffMarket' },
  { kind: 'changeTitle', accepted: [] },
  { kind: 'allowValuation' },
  { kind: 'otherFee', fee: toBasisPoints(150) },
];

describe('words of a refusal', () => {
  it.each(figures)('%j reads %s', (figure, text) => {
    expect(figureText(figure)).toBe(text);
  });

  it('says a different sentence for every way out', () => {
    const sentences = changes.map(changeText);
    expect(new Set(sentences).size).toBe(changes.length);
    for (const sentence of sentences) expect(sentence).toMatch(/^[A-Z].*\.$/);
  });
});
