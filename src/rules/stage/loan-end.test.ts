import { expect, it } from 'vitest';
import { canBeRecorded, isOver, loanEndOf } from './loan-end.ts';

it.each([
  [{ lastDecision: 'denied' }, 'denied'],
  [{ lastDecision: 'withdrawn' }, 'withdrawn'],
  [{ lastDecision: 'approved' }, null],
  [{ lastDecision: 'approved', isAccountOpened: true }, 'accountOpened'],
  [{ lastDecision: 'refused' }, null],
  [{ isCanceled: true, isAccountOpened: true }, 'cancelled'],
  [{ isFunded: true, isAccountOpened: true }, 'funded'],
  [{ isCanceled: true, isFunded: true, isAccountOpened: true }, 'cancelled'],
  [{ lastDecision: 'closedIncomplete' }, 'closedIncomplete'],
  [{ lastDecision: 'suspended' }, null],
  [{ lastDecision: 'resumed' }, null],
  [{ lastDecision: 'countered' }, 'counterLapsed'],
  [{ lastDecision: 'countered', isCounterOpen: true }, null],
  [{ lastDecision: 'counterTaken' }, null],
] as const)('%o ends as %s', (change, end) => {
  const nothing = {
    lastDecision: null,
    isCounterOpen: false,
    isCanceled: false,
    isFunded: false,
    isAccountOpened: false,
  };
  expect(loanEndOf({ ...nothing, ...change })).toBe(end);
  expect(isOver(end)).toBe(end !== null && end !== 'accountOpened');
  // The county's number comes back weeks after the money went out.
  expect(canBeRecorded(end)).toBe(end === null || end === 'accountOpened' || end === 'funded');
});
