import { describe, expect, it } from 'vitest';
import type { LoanHub } from '#entities/contract/loan-hub.ts';
import { toDay } from '#entities/values/day.ts';
import { toCents, toDollars } from '#entities/values/money.ts';
import { toBasisPoints } from '#entities/values/percent.ts';
import { approval as words } from '#words/loan/approval.ts';
import { type Approved, nextSteps } from './next-steps.ts';

const payment = (kind: 'payoff' | 'fee' | 'cash', payee: string | null, amount: number) => ({
  ...{ kind, payee, amount: toCents(amount) },
  ...{ state: null, on: null, cause: null },
});

const approval: Approved['approval'] = {
  ...{ people: ['Dana', 'Marcus'], line: toDollars(85_000), product: 'variable', fee: toCents(127_500) },
  ...{ rate: toBasisPoints(849), margin: toBasisPoints(174), highestRate: toBasisPoints(1800) },
  ...{ steps: [], highest: toCents(131_181) },
};

const hub = (change: Partial<LoanHub> = {}): LoanHub => ({
  ...{ version: 7, loanNumber: 'HL-20418', worker: 'Renee Okafor', today: toDay('2026-11-20') },
  ...{ tracker: [], conditions: [] },
  other: null,
  ...{ documents: { needed: 0, uploaded: 0 }, messages: [], hardPull: null, timeZone: 'Eastern Time' },
  closing: {
    ...{ appointmentOn: toDay('2026-11-24'), appointmentTime: '10:30', place: 'online' as const },
    ...{ accountOpenedOn: null, cancelledOn: null },
  },
  signing: { standing: 'tooEarly', isSigned: false, waitsFor: ['Marcus Whitfield'] },
  closingChoices: { days: [], places: [] } as unknown as LoanHub['closingChoices'],
  rescission: { kind: 'notStarted', startedOn: null, lastDayToCancel: null, fundingDay: null, returnMoneyBy: null },
  ...{ mayCancel: false, mayWithdraw: false, fundedOn: null, approval },
  payments: {
    rows: [
      payment('payoff', 'Cascadia Card', 1_010_000),
      payment('fee', null, 127_500),
      payment('cash', 'Dana Whitfield', 6_762_500),
    ],
    ...{ total: toCents(7_900_000), line: toCents(8_500_000), left: toCents(600_000), accountLast4: '4471' },
  },
  decision: { kind: 'approved', on: toDay('2026-11-20'), counter: null },
  ...change,
});
const steps = (change: Partial<Approved> = {}) => nextSteps({ hub: hub(), approval, open: [], withUs: [], ...change });
const withUs = (until: string, priorTo = 'closing') => ({ until: toDay(until), priorTo }) as Approved['withUs'][number];

describe('what happens after an approval', () => {
  it('names the day, the people and the sums of each step, and lights the next one', () => {
    expect(steps()).toMatchObject([
      { when: 'Fri, Nov 20', title: words.kinds.approved, state: 'done' },
      { when: 'Tue, Nov 24, 10:30 AM', title: words.next.sign.online, state: 'now' },
      { when: 'Until Sat, Nov 28, 11:59 pm', title: words.next.cancel, state: 'todo' },
      {
        when: 'Mon, Nov 30',
        title: words.next.money,
        text: '$10,100.00 to Cascadia Card and $67,625.00 to your account ending 4471.',
        state: 'todo',
      },
    ]);
    expect(steps()[1]?.text).toContain('Dana and Marcus each sign for themselves.');
  });

  it('puts what is left for the applicant before what is left for us, with who has it until when', () => {
    const [, left, ours, sign] = steps({
      open: [toDay('2026-11-27'), toDay('2026-11-22')],
      withUs: [withUs('2026-11-23'), withUs('2026-11-21')],
    });
    expect(left).toMatchObject({ when: 'By Sun, Nov 22', title: 'You send 2 items', state: 'now' });
    expect(ours).toMatchObject({ when: 'By Mon, Nov 23', title: 'We finish 2 items', state: 'todo' });
    expect(ours?.text).toContain('Renee Okafor');
    expect(sign?.state).toBe('todo');
    // The end of the days to cancel is the lender's to see, and comes after the signing.
    expect(steps({ withUs: [withUs('2026-12-01', 'funding')] })).toEqual(steps());
  });

  it('promises no day before one is booked, and no days to cancel where the law gives none', () => {
    const { closing, rescission } = hub();
    const unbooked = { ...closing, appointmentOn: null, appointmentTime: null, place: null };
    expect(steps({ hub: hub({ closing: unbooked }) }).map(({ when }) => when)).toEqual([
      'Fri, Nov 20',
      words.next.soon,
      words.next.after,
      words.next.moneyAfter,
    ]);
    const secondHome = hub({ rescission: { ...rescission, kind: 'notApplicable' } });
    expect(steps({ hub: secondHome }).map(({ title }) => title)).not.toContain(words.next.cancel);
  });

  it('says who has signed and for whom we wait', () => {
    const signed = hub({ signing: { standing: 'open', isSigned: true, waitsFor: ['Marcus Whitfield'] } });
    expect(steps({ hub: signed })[1]).toMatchObject({ title: 'You have signed', state: 'now' });
    expect(steps({ hub: signed })[1]?.text).toContain('We are waiting for Marcus Whitfield.');
  });
});
