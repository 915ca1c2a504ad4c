import { describe, expect, it } from 'vitest';
import { creditRange } from '#entities/values/credit-range.ts';
import { fc } from '#testing/fast-check.ts';
import { aCreditFile, anApplicant } from '../testing/builders.ts';
import { middleScore, scoreUsed } from './score-used.ts';

describe('middleScore', () => {
  it.each([
    [[735, 751, 742], 742],
    [[742, 742, 700], 742],
    [[760, 720], 720],
    [[701], 701],
    [[null, 701, null], 701],
    [[null, 720, 760], 720],
    [[null, null, null], null],
    [[], null],
  ])('%j: %s', (scores, expected) => {
    expect(middleScore(scores)).toBe(expected);
  });

  it('does not depend on the order and is one of the scores', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 300, max: 850 }), { minLength: 1, maxLength: 3 }), (scores) => {
        expect(middleScore(scores.toReversed())).toBe(middleScore(scores));
        expect(scores).toContain(middleScore(scores));
      }),
    );
  });
});

describe('scoreUsed', () => {
  const alone = { borrower: anApplicant({}), coborrower: null };
  const couple = { borrower: anApplicant({}), coborrower: anApplicant({}) };
  const frozen = aCreditFile([], { outcome: 'frozen' });
  const thin = aCreditFile([null, null, null]);

  it.each([
    [
      'the lowest borrower counts',
      couple,
      aCreditFile([735, 742, 751]),
      aCreditFile([768]),
      { kind: 'scored', score: 742 },
    ],
    ['either way round', couple, aCreditFile([768]), aCreditFile([742]), { kind: 'scored', score: 742 }],
    ['one person', alone, aCreditFile([700]), null, { kind: 'scored', score: 700 }],
    [
      'a file of someone who does not borrow',
      alone,
      aCreditFile([700]),
      aCreditFile([500]),
      { kind: 'scored', score: 700 },
    ],
    ['a thin file', alone, thin, null, { kind: 'none', score: null }],
    ['no file found', alone, aCreditFile([], { outcome: 'notFound' }), null, { kind: 'none', score: null }],
    [
      'scores on a file not found do not count',
      alone,
      aCreditFile([700], { outcome: 'notFound' }),
      null,
      { kind: 'none', score: null },
    ],
    ['a frozen file', alone, frozen, null, { kind: 'frozen', score: null }],
    ['the other one’s file is frozen', couple, aCreditFile([700]), frozen, { kind: 'frozen', score: null }],
    ['no score decides before frozen', couple, frozen, thin, { kind: 'none', score: null }],
    ['whosever it is', couple, thin, frozen, { kind: 'none', score: null }],
    ['neither of two asked', couple, null, null, { kind: 'unknown', score: null }],
    ['only one of two pulled', couple, aCreditFile([700]), null, { kind: 'stated', score: 700, range: null }],
    ['nobody asked', alone, null, null, { kind: 'unknown', score: null }],
  ] as const)('%s', (_, people, borrower, coborrower, expected) => {
    expect(scoreUsed(people, { borrower, coborrower })).toEqual(expected);
  });

  it.each([
    ['760+', 760],
    ['740-759', 740],
    ['720-739', 720],
    ['700-719', 700],
    ['680-699', 680],
    ['660-679', 660],
    ['640-659', 640],
    ['below640', 300],
    ['notSure', null],
  ] as const)('the range %s is priced as %s', (range, score) => {
    const used = scoreUsed(
      { borrower: anApplicant({ creditRange: range }), coborrower: null },
      { borrower: null, coborrower: null },
    );
    expect(used).toEqual(score === null ? { kind: 'unknown', score } : { kind: 'stated', score, range });
  });

  it('knows every range', () => {
    expect(creditRange.options).toHaveLength(9);
  });

  it.each([
    ['both stated', '700-719', '680-699', { kind: 'stated', score: 680, range: '680-699' }],
    ['first lower', '680-699', '700-719', { kind: 'stated', score: 680, range: '680-699' }],
    ['the borrower not sure', 'notSure', '700-719', { kind: 'unknown', score: null }],
  ] as const)('two people: %s', (_, own, other, expected) => {
    const people = { borrower: anApplicant({ creditRange: own }), coborrower: anApplicant({ creditRange: other }) };
    expect(scoreUsed(people, { borrower: null, coborrower: null })).toEqual(expected);
  });

  it.each([
    ['a pull below what the other states', 690, '700-719', { kind: 'stated', score: 690, range: null }],
    ['a pull of just what the other states', 700, '700-719', { kind: 'stated', score: 700, range: null }],
    ['a pull above what the other states', 710, '680-699', { kind: 'stated', score: 680, range: '680-699' }],
  ] as const)('stays an estimate with %s', (_, score, range, expected) => {
    const people = { borrower: anApplicant({}), coborrower: anApplicant({ creditRange: range }) };
    expect(scoreUsed(people, { borrower: aCreditFile([score]), coborrower: null })).toEqual(expected);
  });
});
