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
    received: 'Waiting to be processed',
    worked: 'Processed',
    late: 'Too late: nothing changed',
    unmatched: 'Matches nothing here',
    ignored: 'Not needed here',
    unreadable: 'Unknown format',
  } satisfies Record<HookState, string>,
  noType: 'Unknown event',
  noLoan: 'No single loan',
  repeated: (count: number) => `Sent ${count} times`,
  workedAt: (time: string) => `Processed ${time}`,
  replay: 'Process again',
  replaySelected: (count: number) => (count === 1 ? 'Process 1 again' : `Process ${count} again`),
  replayed: (count: number) => (count === 1 ? '1 webhook is queued again.' : `${count} webhooks are queued again.`),
  emptyTitle: 'No webhooks yet',
  empty: 'Messages appear here as soon as a vendor that sends webhooks is set up.',
} as const;
