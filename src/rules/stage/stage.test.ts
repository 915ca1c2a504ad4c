import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { applicationStatus } from '#entities/application/application-status.ts';
import { type PipelineStage, pipelineStage } from '#entities/contract/pipeline.ts';
import { decisionKind } from '#entities/contract/staff-decision.ts';
import { conditionOwner, conditionState } from '../conditions/condition-request.ts';
import { stageOf } from './stage.ts';
import type { StageCondition, StageFacts } from './stage-facts.ts';

const inquiry: StageFacts = {
  status: 'zip',
  isApproved: false,
  isAccountOpened: false,
  conditions: [],
  isCanceled: false,
  isFunded: false,
  lastDecision: null,
  hasOfferSince: false,
  isCounterOpen: false,
};
const paystub: StageCondition = { code: 100, owner: 'borrower', priorTo: 'docs', state: 'requested' };
const daysToCancel: StageCondition = { code: 609, owner: 'lender', priorTo: 'funding', state: 'requested' };
const submitted: Partial<StageFacts> = { status: 'applicationSubmitted' };
const approved: Partial<StageFacts> = { ...submitted, isApproved: true, lastDecision: 'approved' };
const opened: Partial<StageFacts> = { ...approved, isAccountOpened: true, conditions: [daysToCancel] };

/** One loan for each stage. */
const loans = {
  inquiry: {},
  application: { status: 'application3' },
  documents: { ...submitted, conditions: [paystub] },
  review: { ...submitted, conditions: [{ ...paystub, state: 'received' }] },
  conditions: { ...approved, lastDecision: 'conditionallyApproved', conditions: [paystub] },
  counterOffer: { ...submitted, lastDecision: 'countered', isCounterOpen: true },
  suspended: { ...submitted, lastDecision: 'suspended', conditions: [paystub] },
  closing: { ...approved, conditions: [{ ...paystub, state: 'accepted' }] },
  rescission: opened,
  funding: { ...opened, conditions: [{ ...daysToCancel, state: 'accepted' }] },
  funded: { ...opened, conditions: [], isFunded: true },
  refused: { ...submitted, lastDecision: 'denied' },
  withdrawn: { ...submitted, lastDecision: 'withdrawn' },
  incomplete: { ...submitted, lastDecision: 'closedIncomplete' },
  cancelled: { ...opened, isCanceled: true },
  waitlist: { status: 'joinWaitlist' },
} as const satisfies Record<PipelineStage, Partial<StageFacts>>;

const stage = (change: Partial<StageFacts>): PipelineStage => stageOf({ ...inquiry, ...change });

it.each(pipelineStage.options)('knows a loan in stage %s', (expected) => {
  expect(stage(loans[expected])).toBe(expected);
});

describe('what moves a loan from one stage into the next', () => {
  it.each<[from: PipelineStage, to: PipelineStage, why: string, change: Partial<StageFacts>]>([
    ['inquiry', 'application', 'the estimate is accepted', { status: 'application' }],
    ['inquiry', 'waitlist', 'lines are not offered there yet', { status: 'joinWaitlist' }],
    ['inquiry', 'refused', 'the rules refuse', { lastDecision: 'refused' }],
    ['waitlist', 'inquiry', 'lines are offered there now', { status: 'zip' }],
    ['application', 'refused', 'the rules refuse', { lastDecision: 'refused' }],
    ['application', 'withdrawn', 'the applicant withdraws', { lastDecision: 'withdrawn' }],
    ['application', 'documents', 'it is submitted with a document missing', { ...submitted, conditions: [paystub] }],
    ['application', 'review', 'it is submitted with nothing missing', submitted],
    ['documents', 'review', 'the document comes in', { conditions: [{ ...paystub, state: 'received' }] }],
    ['documents', 'incomplete', 'the document never comes', { lastDecision: 'closedIncomplete' }],
    ['documents', 'suspended', 'staff suspend it', { lastDecision: 'suspended' }],
    ['documents', 'conditions', 'staff approve with the document to follow', { isApproved: true }],
    [
      'review',
      'documents',
      'the document is not accepted',
      { conditions: [{ ...paystub, state: 'needsAnotherLook' }] },
    ],
    ['review', 'counterOffer', 'staff offer another line', { lastDecision: 'countered', isCounterOpen: true }],
    ['review', 'refused', 'staff deny it', { lastDecision: 'denied' }],
    ['review', 'conditions', 'staff approve with a review to finish', { isApproved: true }],
    ['review', 'closing', 'staff approve with nothing open', { isApproved: true, conditions: [] }],
    ['suspended', 'documents', 'staff take the suspension back', { lastDecision: 'resumed' }],
    ['suspended', 'review', 'everything came in', { lastDecision: 'resumed', conditions: [] }],
    ['counterOffer', 'review', 'the borrower accepts', { lastDecision: 'counterTaken', isCounterOpen: false }],
    ['counterOffer', 'refused', 'the time to accept runs out', { isCounterOpen: false }],
    ['conditions', 'closing', 'the last condition is accepted', { conditions: [{ ...paystub, state: 'accepted' }] }],
    ['conditions', 'closing', 'the last condition is waived', { conditions: [{ ...paystub, state: 'waived' }] }],
    ['closing', 'conditions', 'another document is asked for', { conditions: [paystub] }],
    ['closing', 'rescission', 'the account is opened', { isAccountOpened: true, conditions: [daysToCancel] }],
    ['closing', 'funding', 'the account is opened where nobody can cancel', { isAccountOpened: true }],
    ['rescission', 'funding', 'the days to cancel are over', { conditions: [{ ...daysToCancel, state: 'accepted' }] }],
    ['rescission', 'cancelled', 'an owner cancels', { isCanceled: true }],
    ['funding', 'funded', 'the money goes out', { isFunded: true }],
    ['funded', 'cancelled', 'a cancellation in time is found afterward', { isCanceled: true }],
  ])('%s to %s: %s', (from, to, _, change) => {
    expect(stage({ ...loans[from], ...change })).toBe(to);
  });
});

describe('precedence', () => {
  it.each<[string, Partial<StageFacts>, PipelineStage]>([
    ['a canceled line is void, even where money moved', { ...loans.funded, isCanceled: true }, 'cancelled'],
    ['money that went out is funded, whatever was decided', { ...loans.funded, lastDecision: 'withdrawn' }, 'funded'],
    ['a withdrawal ends a loan with an open account', { ...opened, lastDecision: 'withdrawn' }, 'withdrawn'],
    ['a suspension holds a loan however far it came', { ...approved, lastDecision: 'suspended' }, 'suspended'],
    ['submission counts before a refusal by the rules', { ...submitted, lastDecision: 'refused' }, 'review'],
    [
      'the waitlist counts before a refusal by the rules',
      { status: 'joinWaitlist', lastDecision: 'refused' },
      'waitlist',
    ],
    ['a later offer lifts a refusal by the rules', { lastDecision: 'refused', hasOfferSince: true }, 'inquiry'],
    ['a later offer does not lift a denial', { ...loans.refused, hasOfferSince: true }, 'refused'],
    [
      'only the lender has something to do: under review',
      { ...submitted, conditions: [{ ...paystub, owner: 'lender' }] },
      'review',
    ],
    [
      'conditions to close or fund hold no loan back',
      { ...approved, conditions: [{ ...paystub, priorTo: 'funding' }] },
      'closing',
    ],
  ])('%s', (_, change, expected) => {
    expect(stage(change)).toBe(expected);
  });
});

const condition = fc.record({
  code: fc.constantFrom(100, 408, 607, 609),
  owner: fc.constantFrom(...conditionOwner.options),
  priorTo: fc.constantFrom('approval' as const, 'docs' as const, 'closing' as const, 'funding' as const),
  state: fc.constantFrom(...conditionState.options),
});
const anyStageFacts: fc.Arbitrary<StageFacts> = fc.record({
  status: fc.constantFrom(...applicationStatus.options),
  isApproved: fc.boolean(),
  isAccountOpened: fc.boolean(),
  conditions: fc.array(condition, { maxLength: 4 }),
  isCanceled: fc.boolean(),
  isFunded: fc.boolean(),
  lastDecision: fc.option(fc.constantFrom(...decisionKind.options)),
  hasOfferSince: fc.boolean(),
  isCounterOpen: fc.boolean(),
});

describe('any loan', () => {
  it('is in the same stage whatever the order of its conditions', () => {
    fc.assert(
      fc.property(anyStageFacts, (facts) => {
        expect(stageOf({ ...facts, conditions: facts.conditions.toReversed() })).toBe(stageOf(facts));
      }),
    );
  });

  it('is canceled or funded exactly when it was', () => {
    fc.assert(
      fc.property(anyStageFacts, (facts) => {
        expect(stageOf(facts) === 'cancelled').toBe(facts.isCanceled);
        expect(stageOf(facts) === 'funded').toBe(facts.isFunded && !facts.isCanceled);
      }),
    );
  });

  it('comes no nearer to the money by one more condition', () => {
    const order: readonly PipelineStage[] = ['documents', 'review', 'conditions', 'closing'];
    fc.assert(
      fc.property(anyStageFacts, condition, (facts, more) => {
        const before = order.indexOf(stageOf(facts));
        const after = order.indexOf(stageOf({ ...facts, conditions: [...facts.conditions, more] }));
        expect(after).toBeLessThanOrEqual(before);
      }),
    );
  });
});
