import type { LoanSystemState } from '#entities/facts/hook-state.ts';
import { loanDesk } from './loan-desk/head.ts';

/** Text for the log of what the loan system was sent. */
export const loanSystemLog = {
  title: 'Loan system',
  lede: 'Every decision is sent to the lender’s loan system as a MISMO 3.4 file. Each is kept with its answer; a decision sent again carries the same key, so it counts once.',
  caption: 'Messages to the loan system, newest first',
  columns: { loan: 'Loan', decision: 'Decision', state: 'State', id: 'ID there', sent: 'Sent' },
  states: {
    waiting: 'Waiting to be sent',
    delivered: 'Delivered',
    refused: 'Refused: send again once it is fixed',
    failed: 'No answer: we keep trying',
  } satisfies Record<LoanSystemState, string>,
  decisions: loanDesk.decided,
  noId: 'None yet',
  notSent: 'Not yet',
  created: (time: string) => `Decided ${time}`,
  tries: (count: number) => `Sent ${count} times`,
  sendAgain: 'Send again',
  sendSelected: (count: number) => (count === 1 ? 'Send 1 again' : `Send ${count} again`),
  sent: (sent: number, undelivered: number) => {
    const all = sent === 1 ? '1 message was sent again' : `${sent} messages were sent again`;
    return undelivered === 0 ? `${all} and delivered.` : `${all}; ${undelivered} without success.`;
  },
  contentOf: (loan: string) => `Loan ${loan}: file and answer`,
  show: 'Show file and answer',
  hide: 'Close',
  file: 'MISMO 3.4 file',
  answer: 'Answer',
  nothing: 'Nothing was saved.',
  emptyTitle: 'Nothing sent yet',
  empty: 'Decisions appear here as soon as a loan system is set up.',
} as const;
