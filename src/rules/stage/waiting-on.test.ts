import { describe, expect, it } from 'vitest';
import { type PipelineStage, pipelineStage, type WaitingOn } from '#entities/contract/pipeline.ts';
import { toDay } from '#entities/values/day.ts';
import type { StageCondition } from './stage-facts.ts';
import { isOpenLoan, waitingOn } from './waiting-on.ts';

const asked = (owner: StageCondition['owner'], state: StageCondition['state'] = 'requested'): StageCondition => ({
  code: 100,
  priorTo: 'docs',
  owner,
  state,
});
const due = toDay('2026-12-01');
const quiet = { conditions: [], nextDue: null, isReviewWaiting: false, isSecondWanted: false };

it.each<[PipelineStage, WaitingOn]>([
  ['inquiry', 'borrower'],
  ['application', 'borrower'],
  ['documents', 'staff'],
  ['review', 'staff'],
  ['conditions', 'staff'],
  ['counterOffer', 'borrower'],
  ['suspended', 'staff'],
  ['closing', 'borrower'],
  ['rescission', 'days'],
  ['funding', 'staff'],
  ['funded', 'nobody'],
  ['refused', 'nobody'],
  ['withdrawn', 'nobody'],
  ['incomplete', 'nobody'],
  ['cancelled', 'nobody'],
  ['waitlist', 'nobody'],
])('%s with nothing asked waits on %s', (stage, expected) => {
  expect(waitingOn(stage, quiet)).toBe(expected);
});

describe.each(['documents', 'conditions', 'suspended', 'closing'] as const)('%s', (stage) => {
  it.each<[string, StageCondition[], WaitingOn]>([
    ['the borrower before anyone else', [asked('thirdParty'), asked('coborrower'), asked('borrower')], 'borrower'],
    ['the borrower whose document was not accepted', [asked('borrower', 'needsAnotherLook')], 'borrower'],
    ['us for what came in, before the coborrower', [asked('borrower', 'received'), asked('coborrower')], 'staff'],
    ['us for what came in, before the borrower', [asked('thirdParty', 'received'), asked('borrower')], 'staff'],
    ['the coborrower before third parties', [asked('thirdParty'), asked('coborrower')], 'coborrower'],
    ['third parties last', [asked('borrower', 'accepted'), asked('thirdParty')], 'thirdParty'],
  ])('waits on %s', (_, conditions, expected) => {
    expect(waitingOn(stage, { ...quiet, conditions, nextDue: due })).toBe(expected);
  });
});

describe.each(['documents', 'conditions', 'suspended', 'closing', 'review'] as const)('%s', (stage) => {
  const conditions = [asked('borrower'), asked('coborrower'), asked('thirdParty')];

  it.each(['isReviewWaiting', 'isSecondWanted'] as const)(
    'waits on us with %s, no matter who else was asked',
    (whose) => {
      expect(waitingOn(stage, { ...quiet, conditions, nextDue: due, [whose]: true })).toBe('staff');
    },
  );
});

it.each<[PipelineStage, WaitingOn]>([
  ['documents', 'borrower'],
  ['suspended', 'borrower'],
  ['conditions', 'staff'],
  ['closing', 'staff'],
])('%s with an item for funding in hand and another missing waits on %s', (stage, expected) => {
  const account: StageCondition = { ...asked('borrower', 'received'), priorTo: 'funding' };
  expect(waitingOn(stage, { ...quiet, conditions: [account, asked('borrower')] })).toBe(expected);
});

it.each<[PipelineStage, WaitingOn]>([
  ['inquiry', 'borrower'],
  ['application', 'staff'],
  ['counterOffer', 'staff'],
  ['rescission', 'days'],
  ['funded', 'nobody'],
  ['withdrawn', 'nobody'],
])('%s with a proposal to answer waits on %s', (stage, expected) => {
  expect(waitingOn(stage, { ...quiet, isSecondWanted: true })).toBe(expected);
});

it.each(['refused', 'cancelled'] as const)('%s waits on staff while a notice or a refund is owed', (stage) => {
  expect(waitingOn(stage, { ...quiet, nextDue: due })).toBe('staff');
});

it.each(['inquiry', 'review', 'rescission', 'funding', 'counterOffer'] as const)(
  '%s waits on the same whatever is asked',
  (stage) => {
    const nothing = waitingOn(stage, quiet);
    expect(waitingOn(stage, { ...quiet, conditions: [asked('thirdParty')], nextDue: due })).toBe(nothing);
  },
);

describe('an open loan', () => {
  const ended = new Set<PipelineStage>(['funded', 'refused', 'withdrawn', 'incomplete', 'cancelled', 'waitlist']);

  it.each(pipelineStage.options)('%s', (stage) => {
    expect(isOpenLoan(stage, { isIdle: false, nextDue: null })).toBe(!ended.has(stage));
    expect(isOpenLoan(stage, { isIdle: false, nextDue: due })).toBe(true);
    expect(isOpenLoan(stage, { isIdle: true, nextDue: due })).toBe(false);
  });
});
