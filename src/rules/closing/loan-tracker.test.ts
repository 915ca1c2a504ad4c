import { describe, expect, it } from 'vitest';
import { type Day, toDay } from '#entities/values/day.ts';
import type { ConditionState } from '../conditions/condition-request.ts';
import { rescissionPeriod } from '../rescission/rescission.ts';
import { loanTracker, type TrackerFacts, type TrackerRow, type TrackerStage, trackerStages } from './loan-tracker.ts';

const asOf = toDay('2026-11-15');
/** The Tuesday before Thanksgiving: cancel until Saturday, funds on Monday. */
const tuesday = toDay('2026-11-24');
const period = rescissionPeriod(tuesday);

type Condition = TrackerFacts['conditions'][number];
const asked = (
  priorTo: Condition['priorTo'],
  state: ConditionState,
  owner: Condition['owner'] = 'borrower',
): Condition => ({
  priorTo,
  owner,
  code: 100,
  state,
});

const facts = (change: Partial<TrackerFacts> = {}): TrackerFacts => ({
  status: 'applicationSubmitted',
  isApproved: true,
  submittedOn: toDay('2026-11-10'),
  conditions: [],
  appointmentOn: null,
  accountOpenedOn: null,
  rescission: { kind: 'notStarted' },
  fundedOn: null,
  ...change,
});
const signed = { appointmentOn: tuesday, accountOpenedOn: tuesday } as const;
const running = { ...signed, rescission: { kind: 'running', ...period } } as const;
const over = { ...signed, rescission: { kind: 'over', ...period } } as const;

const rowOf = (stage: TrackerStage, change: Partial<TrackerFacts>): TrackerRow | undefined =>
  loanTracker(facts(change), asOf).find((row) => row.stage === stage);
const nowOf = (change: Partial<TrackerFacts>) =>
  loanTracker(facts(change), asOf).flatMap(({ stage, state }) => (state === 'now' ? [stage] : []));

describe('where a loan stands', () => {
  it.each<[string, Partial<TrackerFacts>, TrackerStage[]]>([
    ['before it is sent in', { status: 'application3', submittedOn: null }, ['applied']],
    ['a paper is asked for', { conditions: [asked('docs', 'requested')] }, ['documents']],
    ['a paper was not good enough', { conditions: [asked('approval', 'needsAnotherLook')] }, ['documents']],
    ['one of two is there', { conditions: [asked('docs', 'received'), asked('docs', 'requested')] }, ['documents']],
    ['all are there, not yet read', { conditions: [asked('docs', 'received')] }, ['review']],
    ['one was read, one not', { conditions: [asked('docs', 'accepted'), asked('docs', 'received')] }, ['review']],
    ['all were read or waived', { conditions: [asked('approval', 'accepted'), asked('docs', 'waived')] }, ['sign']],
    ['nothing was asked', {}, ['sign']],
    ['nothing was asked, not yet approved', { isApproved: false }, ['review']],
    ['all were read, not yet approved', { isApproved: false, conditions: [asked('docs', 'accepted')] }, ['review']],
    ['only we have something to do', { conditions: [asked('docs', 'requested', 'lender')] }, ['review']],
    ['only later things are open', { conditions: [asked('closing', 'requested')] }, ['sign']],
    ['only the account is open', { conditions: [asked('funding', 'requested')] }, ['sign']],
    ['booked', { appointmentOn: tuesday }, ['sign']],
    ['signed, an owner’s papers still out', signed, ['cancel']],
    ['signed with a paper never ticked off', { ...running, conditions: [asked('docs', 'requested')] }, ['cancel']],
    ['the days to cancel run', running, ['cancel']],
    [
      'it was cancelled',
      { ...signed, rescission: { kind: 'cancelled', cancelledOn: asOf, returnMoneyBy: asOf } },
      ['cancel'],
    ],
    ['the days to cancel are over', over, ['money']],
    [
      'no right to cancel, signed',
      { ...signed, rescission: { kind: 'notApplicable', fundingDay: tuesday } },
      ['money'],
    ],
    ['the money is there', { ...over, fundedOn: period.fundingDay }, []],
  ])('%s', (_, change, now) => {
    expect(nowOf(change)).toEqual(now);
  });

  it('has everything before now done and everything after it to come', () => {
    const states = (change: Partial<TrackerFacts>) => loanTracker(facts(change), asOf).map(({ state }) => state);
    expect(states({ status: 'application3', submittedOn: null })).toEqual([
      'now',
      'later',
      'later',
      'later',
      'later',
      'later',
    ]);
    expect(states({ conditions: [asked('docs', 'requested')] })).toEqual([
      'done',
      'now',
      'later',
      'later',
      'later',
      'later',
    ]);
    expect(states(running)).toEqual(['done', 'done', 'done', 'done', 'now', 'later']);
    expect(states({ ...over, fundedOn: period.fundingDay })).toEqual(['done', 'done', 'done', 'done', 'done', 'done']);
  });

  it('shows its six stages in order, and five where nobody can cancel', () => {
    const stagesOf = (change: Partial<TrackerFacts>) => loanTracker(facts(change), asOf).map(({ stage }) => stage);
    expect(stagesOf({})).toEqual(trackerStages);
    expect(stagesOf({ rescission: { kind: 'notApplicable', fundingDay: null } })).toEqual([
      'applied',
      'documents',
      'review',
      'sign',
      'money',
    ]);
  });
});

describe('its days', () => {
  type Days = { on: Day | string | null; until?: string | null; isExpected: boolean };
  it.each<[string, TrackerStage, Partial<TrackerFacts>, Days]>([
    ['the day it was sent in', 'applied', {}, { on: '2026-11-10', isExpected: false }],
    ['none before that', 'applied', { status: 'application3', submittedOn: null }, { on: null, isExpected: false }],
    ['none for the papers', 'documents', {}, { on: null, isExpected: false }],
    [
      'a review expected three banking days from now',
      'review',
      { conditions: [asked('docs', 'received')] },
      { on: '2026-11-18', isExpected: true },
    ],
    ['none for a review that is over', 'review', {}, { on: null, isExpected: true }],
    ['none for a signing that is not booked', 'sign', {}, { on: null, isExpected: false }],
    ['the day booked', 'sign', { appointmentOn: tuesday }, { on: '2026-11-24', isExpected: false }],
    [
      'the day it was signed, not the day booked',
      'sign',
      { appointmentOn: tuesday, accountOpenedOn: toDay('2026-11-25') },
      { on: '2026-11-25', isExpected: false },
    ],
    ['no days to cancel before a day is booked', 'cancel', {}, { on: null, until: null, isExpected: true }],
    [
      'the days to cancel as the booked day would have them',
      'cancel',
      { appointmentOn: tuesday },
      { on: '2026-11-25', until: '2026-11-28', isExpected: true },
    ],
    ['the days to cancel', 'cancel', running, { on: '2026-11-25', until: '2026-11-28', isExpected: false }],
    ['the same once they are over', 'cancel', over, { on: '2026-11-25', until: '2026-11-28', isExpected: false }],
    [
      'the days as they are, not as they were booked',
      'cancel',
      { ...running, appointmentOn: toDay('2026-11-17') },
      { on: '2026-11-25', until: '2026-11-28', isExpected: false },
    ],
    [
      'none after a cancellation, whatever was booked',
      'cancel',
      { ...signed, rescission: { kind: 'cancelled', cancelledOn: asOf, returnMoneyBy: asOf } },
      { on: null, until: null, isExpected: false },
    ],
    ['no money before a day is booked', 'money', {}, { on: null, isExpected: true }],
    [
      'money expected after the booked day',
      'money',
      { appointmentOn: tuesday },
      { on: '2026-11-30', isExpected: true },
    ],
    ['money on the first banking day after', 'money', running, { on: '2026-11-30', isExpected: false }],
    [
      'money at once where nobody can cancel',
      'money',
      { ...signed, rescission: { kind: 'notApplicable', fundingDay: tuesday } },
      { on: '2026-11-24', isExpected: false },
    ],
    [
      'no day for money where nobody can cancel and nothing is signed, though a day is booked',
      'money',
      { appointmentOn: tuesday, rescission: { kind: 'notApplicable', fundingDay: null } },
      { on: null, isExpected: true },
    ],
    [
      'the day the money went',
      'money',
      { ...over, fundedOn: toDay('2026-12-02') },
      { on: '2026-12-02', isExpected: false },
    ],
  ])('%s', (_, stage, change, { on, until = null, isExpected }) => {
    expect(rowOf(stage, change)).toEqual({ stage, state: expect.any(String), on, until, isExpected });
  });
});
