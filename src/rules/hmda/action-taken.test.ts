import { describe, expect, it } from 'vitest';
import type { DecisionKind } from '#entities/contract/staff-decision.ts';
import { toDay } from '#entities/values/day.ts';
import { type ActionFacts, actionTaken } from './action-taken.ts';

const on = toDay('2026-11-16');
const opened = toDay('2026-11-20');
const canceled = toDay('2026-11-23');
const facts = (kinds: readonly DecisionKind[], change: Partial<ActionFacts> = {}): ActionFacts => ({
  decisions: kinds.map((kind) => ({ kind, on })),
  isCounterOpen: false,
  accountOpenedOn: null,
  cancelledOn: null,
  ...change,
});

describe('the action taken', () => {
  it.each<[string, ActionFacts, ReturnType<typeof actionTaken>]>([
    ['is none before a decision', facts([]), null],
    ['is none while approved and not opened', facts(['approved']), null],
    ['is none while a counteroffer is open', facts(['countered'], { isCounterOpen: true }), null],
    ['is none once it was taken up again', facts(['closedIncomplete', 'resumed']), null],
    [
      'is an origination on the day the account opened',
      facts(['approved'], { accountOpenedOn: opened }),
      { code: 1, on: opened },
    ],
    [
      'is approved but not accepted where it was rescinded',
      facts(['approved'], { accountOpenedOn: opened, cancelledOn: canceled }),
      { code: 2, on: canceled },
    ],
    [
      'is approved but not accepted where they left after an approval',
      facts(['approved', 'withdrawn']),
      { code: 2, on },
    ],
    [
      'is a withdrawal where conditions of credit were open',
      facts(['conditionallyApproved', 'withdrawn']),
      { code: 4, on },
    ],
    ['is a withdrawal before any decision', facts(['withdrawn']), { code: 4, on }],
    ['is a denial by staff', facts(['suspended', 'denied']), { code: 3, on }],
    ['is a denial by the rules', facts(['refused']), { code: 3, on }],
    ['is a denial where a counteroffer was not taken', facts(['countered']), { code: 3, on }],
    ['is a closing for incompleteness', facts(['closedIncomplete']), { code: 5, on }],
  ])('%s', (_, given, action) => {
    expect(actionTaken(given)).toEqual(action);
  });
});
