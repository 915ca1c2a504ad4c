import { expect, it } from 'vitest';
import type { LoanHub } from '#entities/contract/loan-hub.ts';
import { receipt } from '#words/loan/receipt.ts';
import { nextTurn } from './next-turn.ts';

const at = (state: 'now' | 'done'): LoanHub['tracker'] => [
  { stage: 'documents', state, on: null, until: null, isExpected: false },
];
const marcus = (isSent: boolean, open: number): LoanHub['other'] => ({ name: 'Marcus', isSent, open, until: null });

it.each([
  ['alone, with everything sent', 'done', null, 'The next step is ours.'],
  ['the other has papers to send', 'now', marcus(true, 2), 'The next step is Marcus’s: some of their papers'],
  ['the other has not sent their part', 'done', marcus(false, 0), 'The next step is Marcus’s: their own part'],
  ['the other has only what comes after the decision', 'done', marcus(true, 1), 'The next step is ours.'],
] as const)('%s', (_, state, other, words) => {
  expect(receipt.lede(nextTurn({ tracker: at(state), conditions: [], other }), null)).toContain(words);
});

it.each([
  [{ isYours: true, other: null }, 'The next step is yours: send', 'You send any missing documents'],
  [
    { isYours: true, other: { name: 'Marcus', isSent: true } },
    'yours and Marcus’s: each of you sends',
    'You and Marcus send any missing documents',
  ],
  [
    { isYours: true, other: { name: 'Marcus', isSent: false } },
    'and Marcus finishes their own part',
    'You and Marcus send any missing documents',
  ],
  [
    { isYours: false, other: { name: 'Marcus', isSent: true } },
    'We have everything from you.',
    'Marcus sends any missing documents',
  ],
])('a turn of %o is said by name', (turn, lede, stage) => {
  expect(receipt.lede(turn, null)).toContain(lede);
  expect(receipt.stages.documents(turn)).toBe(stage);
});
