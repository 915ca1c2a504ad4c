import { describe, expect, it } from 'vitest';
import type { WorkQueue } from '#entities/contract/desk/work-item.ts';
import { toDay } from '#entities/values/day.ts';
import type { WorkCondition, WorkFacts } from './work-item.ts';
import { isReviewWaiting, isSecondWanted, workItems } from './work-items.ts';

const on = toDay('2026-11-12');
const at = '2026-11-12T15:00:00Z';
const loan: WorkFacts = {
  stage: 'documents',
  isOpen: true,
  isApproved: false,
  clocks: [],
  conditions: [],
  unreviewed: [],
  proposal: null,
  returned: null,
  factEntries: [],
  payoffLetters: [],
  agreed: [],
  isReleased: false,
  payments: [],
  letters: [],
  failedOrders: [],
  appointmentOn: null,
  accountOpenedOn: null,
  deciders: ['decider'],
  valueReviewers: ['reviewer'],
};
const condition = (change: Partial<WorkCondition>): WorkCondition => ({
  code: 100,
  key: '100:document',
  kind: 'document',
  documentType: 'paystub',
  owner: 'borrower',
  priorTo: 'docs',
  state: 'requested',
  openedOn: on,
  dueOn: toDay('2026-11-23'),
  changedAt: at,
  changedOn: on,
  isWaiverProposed: false,
  waiverBy: null,
  ...change,
});
const running = { kind: 'creditDecision', startedOn: on, dueOn: toDay('2026-12-12'), metOn: null, metBy: null };
const paystub = { id: 'file', type: 'paystub', side: null, person: 'borrower', at, on } as const;
const proposed = { id: 'proposal', by: 'first', at };
const answer = condition({
  code: 103,
  key: '103:information',
  kind: 'information',
  documentType: null,
  state: 'received',
});
const military = condition({
  code: 610,
  key: '610:information',
  kind: 'information',
  owner: 'lender',
  priorTo: 'closing',
});
const value = condition({
  code: 424,
  key: '424:information',
  kind: 'information',
  owner: 'lender',
  priorTo: 'approval',
});
const opened = { stage: 'funding', isApproved: true, accountOpenedOn: on } as const;

const work = (change: Partial<WorkFacts>): string[] =>
  workItems({ ...loan, ...change }).map(({ queue, kind }) => `${queue} ${kind}`);

it.each<[string, Partial<WorkFacts>, string[]]>([
  ['nothing is nobody’s work', {}, []],
  ['a request to the borrower is not ours', { conditions: [condition({})] }, []],
  ['a document to review', { unreviewed: [paystub] }, ['documents document']],
  ['a document is reviewed once it was sent in', { stage: 'application', unreviewed: [paystub] }, []],
  [
    'a condition waits for the review of its document',
    { unreviewed: [paystub], conditions: [condition({ state: 'received' })] },
    ['documents document'],
  ],
  [
    'one whose documents are reviewed can be cleared',
    { conditions: [condition({ state: 'received' })] },
    ['conditions ready'],
  ],
  ['an item for funding is not reviewed yet', { conditions: [{ ...answer, priorTo: 'funding' }] }, []],
  ['an answer to read', { conditions: [answer] }, ['conditions answer']],
  ['a task for closing is no work yet', { conditions: [military] }, []],
  ['and is once the loan is approved', { isApproved: true, conditions: [military] }, ['conditions task']],
  [
    'the days to cancel pass by themselves',
    { isApproved: true, conditions: [condition({ code: 609, owner: 'lender' })] },
    [],
  ],
  ['a fact to enter', { conditions: [value] }, ['facts fact']],
  [
    'a fact entered waits for its second person only',
    { conditions: [value], factEntries: [{ ...proposed, kind: 'value', person: 'borrower' }] },
    ['seconds factEntry'],
  ],
  ['a decision', { stage: 'review', clocks: [running] }, ['decisions decision']],
  [
    'a proposed decision is not decided again',
    { stage: 'review', clocks: [running], proposal: proposed },
    ['seconds decisionProposal'],
  ],
  ['a proposed waiver', { conditions: [condition({ isWaiverProposed: true, waiverBy: 'first' })] }, ['seconds waiver']],
  ['a payoff letter', { payoffLetters: [proposed] }, ['seconds payoffLetter']],
  ['a booked signing', { stage: 'closing', appointmentOn: on }, ['closings signing']],
  ['payments nobody approved', opened, ['closings paymentApproval']],
  ['payments one approved', { ...opened, agreed: [{ by: 'first', at }] }, ['seconds paymentPlan']],
  [
    'payments two approved',
    {
      ...opened,
      agreed: [
        { by: 'first', at },
        { by: 'second', at },
      ],
    },
    ['closings release'],
  ],
  ['released payments', { ...opened, isReleased: true }, []],
  [
    'a payment that came back',
    { ...opened, isReleased: true, payments: [{ ...proposed, state: 'returned' }] },
    ['closings returnedPayment'],
  ],
  [
    'a payment proposed in its place',
    { ...opened, isReleased: true, payments: [{ ...proposed, state: 'created' }] },
    ['seconds payment'],
  ],
  ['a letter', { letters: [{ id: 'n', kind: 'scoreNotice', person: 'borrower', at }] }, ['mail letter']],
  [
    'an order without an answer',
    { failedOrders: [{ id: 'r', kind: 'title', person: 'borrower', at }] },
    ['orders order'],
  ],
])('%s', (_, change, expected) => {
  expect(work(change)).toEqual(expected);
});

it.each(['refused', 'withdrawn', 'incomplete', 'cancelled'] as const)(
  'a loan that is %s leaves letters and refunds',
  (stage) => {
    const clocks = [{ ...running, kind: 'moneyBack' }];
    const letters = [{ id: 'n', kind: 'adverseAction', person: 'borrower', at } as const];
    const everything = { unreviewed: [paystub], conditions: [answer, value], proposal: proposed, clocks, letters };
    expect(work({ stage, ...everything })).toEqual(['mail letter', 'closings moneyBack']);
  },
);

describe('due', () => {
  const due = (change: Partial<WorkFacts>) => workItems({ ...loan, ...change })[0]?.dueOn;

  it.each<[string, Partial<WorkFacts>, string | null]>([
    ['a document two business days after it came, past the weekend', { unreviewed: [paystub] }, '2026-11-16'],
    ['an answer two business days after it came', { conditions: [answer] }, '2026-11-16'],
    ['a decision by its clock', { stage: 'review', clocks: [running] }, '2026-12-12'],
    ['a signing on its day', { stage: 'closing', appointmentOn: on }, '2026-11-12'],
    ['the money on the first day it may go', opened, '2026-11-17'],
    ['a proposal by the loan’s next deadline', { proposal: proposed, clocks: [running] }, '2026-12-12'],
    ['a returned proposal too', { stage: 'review', returned: proposed, clocks: [running] }, '2026-12-12'],
    [
      'a failed order without any clock at no time',
      { failedOrders: [{ id: 'r', kind: 'title', person: 'borrower', at }] },
      null,
    ],
  ])('%s', (_, change, expected) => {
    expect(due(change)).toBe(expected);
  });
});

describe('separation of duties', () => {
  it.each<[string, Partial<WorkFacts>, string, string[]]>([
    [
      'a proposal not by its proposer, nor by a reviewer of the value',
      { proposal: proposed },
      'decide',
      ['first', 'reviewer'],
    ],
    ['a decision not by a reviewer of the value', { stage: 'review', clocks: [running] }, 'decide', ['reviewer']],
    [
      'a waiver not by its proposer',
      { conditions: [condition({ isWaiverProposed: true, waiverBy: 'first' })] },
      'decide',
      ['first'],
    ],
    [
      'a fact not by the one who entered it',
      { factEntries: [{ ...proposed, kind: 'value', person: 'borrower' }] },
      'workLoan',
      ['first'],
    ],
    ['payments not by those who decided', opened, 'fund', ['decider']],
    [
      'the second approval not by the first',
      { ...opened, agreed: [{ by: 'first', at }] },
      'fund',
      ['first', 'decider'],
    ],
  ])('%s', (_, change, action, notBy) => {
    expect(workItems({ ...loan, ...change })[0]).toMatchObject({ action, notBy });
  });
});

it('a returned proposal is its proposer’s, in place of the decision, and the loan waits on us', () => {
  const items = workItems({ ...loan, stage: 'review', returned: proposed, clocks: [running] });
  expect(items).toMatchObject([{ queue: 'decisions', kind: 'returnedProposal', subject: 'proposal', first: 'first' }]);
  expect(isSecondWanted(items)).toBe(true);
});

it('knows whose word is wanted', () => {
  const seconds = workItems({ ...loan, proposal: proposed });
  const reviews = workItems({ ...loan, unreviewed: [paystub] });
  expect([isSecondWanted(seconds), isReviewWaiting(seconds)]).toEqual([true, false]);
  expect([isSecondWanted(reviews), isReviewWaiting(reviews)]).toEqual([false, true]);
});

it('names each piece once', () => {
  const items = workItems({
    ...loan,
    stage: 'review',
    clocks: [running],
    conditions: [answer, value, military, condition({ isWaiverProposed: true })],
    unreviewed: [paystub, { ...paystub, id: 'other' }],
  });
  const keys = items.map(({ kind, subject }) => `${kind} ${subject}`);
  expect(new Set(keys).size).toBe(keys.length);
  const queues = new Set<WorkQueue>(items.map(({ queue }) => queue));
  expect(queues).toEqual(new Set<WorkQueue>(['documents', 'conditions', 'facts', 'decisions', 'seconds']));
});
