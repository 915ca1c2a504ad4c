import { describe, expect, it } from 'vitest';
import { toDay } from '#entities/values/day.ts';
import { documentType } from '#entities/values/document-type.ts';
import { toCents, toDollars } from '#entities/values/money.ts';
import { toBasisPoints } from '#entities/values/percent.ts';
import { conditionCodes } from '#rules/conditions/condition-catalog.ts';
import type { Change, Figure } from '#rules/trace/trace-row.ts';
import { conditionStates, conditionWords } from './loan/conditions.ts';
import { documentLabel, documentWords } from './loan/documents.ts';
import { changeText, figureText, ruleLimitText, ruleValueText } from './rules.ts';

describe('figureText', () => {
  it.each([
    [{ unit: 'dollars', amount: toDollars(85_000) }, '$85,000'],
    [{ unit: 'cents', amount: toCents(73_711) }, '$737.11'],
    [{ unit: 'basisPoints', amount: toBasisPoints(4127) }, '41.27%'],
    [{ unit: 'score', amount: 742 }, '742'],
    [{ unit: 'days', amount: 90 }, '90 days'],
    [{ unit: 'months', amount: 1 }, '1 month'],
    [{ unit: 'percent', amount: 20 }, '20%'],
    [{ unit: 'times', amount: 1, withinMonths: 24 }, '1 in 24 months'],
    [{ unit: 'day', day: toDay('2026-11-24') }, 'November 24, 2026'],
    [{ unit: 'code', code: 'revocableTrust' }, 'A revocable trust'],
    [{ unit: 'code', code: '700-719' }, '700 to 719'],
    [{ unit: 'codes', codes: ['AZ', 'VA'] }, 'Arizona and Virginia'],
  ] as [Figure, string][])('%j', (figure, text) => {
    expect(figureText(figure)).toBe(text);
  });
});

describe('a ratio', () => {
  it.each([
    [8697, 8000, '87.0%', '80%'],
    [8004, 8000, '80.04%', '80%'],
    [8000, 8000, '80.0%', '80%'],
    [4996, 5000, '49.96%', '50%'],
    [4100, 4250, '41.0%', '42.5%'],
  ])('of %d under a limit of %d is written as %s and %s', (yours, limit, value, most) => {
    const [mine, at] = [yours, limit].map((amount) => ({
      unit: 'basisPoints' as const,
      amount: toBasisPoints(amount),
    }));
    if (!mine || !at) throw new Error('no figures');
    expect(ruleValueText({ rule: 'cltv', limit: at }, mine)).toBe(value);
    expect(ruleLimitText('dti', at)).toBe(most);
  });

  it('is not a rate', () => {
    const rate = { unit: 'basisPoints', amount: toBasisPoints(1300) } as const;
    expect(ruleValueText({ rule: 'rate', limit: rate }, rate)).toBe('13.00%');
    expect(ruleLimitText('rate', rate)).toBe('13.00%');
  });
});

describe('changeText', () => {
  const nameOf = (id: string) => (id === 'card-1' ? 'Union Card' : 'your car loan');
  it.each([
    [{ kind: 'smallerLine', amount: toDollars(60_000) }, 'A line of $60,000 would pass.'],
    [{ kind: 'largerLine', amount: toDollars(25_000) }, 'A line of $25,000 or more would pass.'],
    [{ kind: 'payOffLess', total: toDollars(29_550) }, 'Paying off $29,550 or less from the line would pass.'],
    [{ kind: 'higherValue', value: toDollars(594_118) }, 'A value of $594,118 or more would pass.'],
    [{ kind: 'payDownMortgages', amount: toDollars(12_850) }, 'Owing $12,850 less on the home would pass.'],
    [
      { kind: 'payOff', debtIds: ['card-1', 'car'], total: toDollars(9000) },
      'Paying off Union Card and your car loan from the line ($9,000) would pass.',
    ],
    [{ kind: 'moreIncome', monthly: toCents(93_222) }, '$932.22 more income a month would pass.'],
    [{ kind: 'addCoborrower' }, 'A co-borrower’s income could make it pass.'],
    [{ kind: 'higherScore', score: 640 }, 'A score of 640 would pass.'],
    [{ kind: 'liftFreeze' }, 'Lift the freeze on your credit file, then we can look again.'],
    [{ kind: 'wait', until: toDay('2027-03-10') }, 'It would pass starting March 10, 2027.'],
    [{ kind: 'takeOffMarket' }, 'Take the home off the market; after the waiting time it would pass.'],
    [
      { kind: 'changeTitle', accepted: ['person', 'revocableTrust'] },
      'Title held by a person and a revocable trust would pass.',
    ],
    [{ kind: 'allowValuation' }, 'Let someone see the home so we can be sure of its value.'],
    [{ kind: 'otherFee', fee: toBasisPoints(150) }, 'A fee of 1.50% would pass.'],
  ] as [Change, string][])('%j', (change, text) => {
    expect(changeText(change, nameOf)).toBe(text);
  });
});

describe('documents and conditions', () => {
  it('names the year of a W-2', () => {
    expect(documentLabel('w2', 2025)).toBe('W-2 (2025)');
    expect(documentLabel('k1')).toBe('K-1');
  });

  it('has no two documents or conditions of the same name', () => {
    const labels = documentType.options.map((type) => documentWords[type].label);
    expect(new Set(labels).size).toBe(labels.length);
    const titles = conditionCodes.map((code) => conditionWords[code].title);
    expect(new Set(titles).size).toBe(titles.length);
  });

  it.each(conditionCodes)('%i says what, why and what good looks like in whole sentences', (code) => {
    const { what, why, good } = conditionWords[code];
    for (const text of [what, why, good]) expect(text).toMatch(/^[A-Z0-9].*\.$/);
  });

  it('shows states in the words of the hub', () => {
    expect(Object.values(conditionStates)).toEqual([
      'Not started',
      'In review',
      'Needs another look',
      'Accepted',
      'Not needed',
    ]);
  });
});
