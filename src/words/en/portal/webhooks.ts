import type { HookState } from '#entities/facts/hook-state.ts';

/** Text for the page of webhooks received from vendors. */
export const webhooks = {
  title: 'Webhooks received',
  lede: 'Messages that vendors sent us. Each was signed, is kept once, and only makes us ask the vendor for its current state.',
  caption: 'Webhooks, newest first',
  columns: { event: 'Event', vendor: 'Vendor', state: 'State', loan: 'Loan', received: 'Received' },
  vendors: {
    textMessage: 'Text messages',
    identity: 'Identity check',
    payrollIncome: 'Payroll',
    bankIncome: 'Bank',
    insuranceLink: 'Home insurance',
    notary: 'Remote notary',
    payments: 'Payments',
    loanSystem: 'Loan system',
  },
  states: {
    received: 'Waiting to be carried out',
    worked: 'Carried out',
    late: 'Too late: nothing changed',
    unmatched: 'Concerns nothing here',
    ignored: 'Not needed here',
    unreadable: 'In a form we do not know',
  } satisfies Record<HookState, string>,
  noType: 'Unknown event',
  noLoan: 'No single loan',
  repeated: (count: number) => `Sent ${count} times`,
  workedAt: (time: string) => `Carried out ${time}`,
  replay: 'Carry out again',
  replaySelected: (count: number) => (count === 1 ? 'Carry out 1 again' : `Carry out ${count} again`),
  replayed: (count: number) => (count === 1 ? '1 webhook is queued again.' : `${count} webhooks are queued again.`),
  emptyTitle: 'No webhooks yet',
  empty: 'Messages appear here as soon as a vendor that sends webhooks is set up.',
} as const;
