import type { PurgeRefusal } from '#entities/contract/kept-record.ts';

/** Why records past their retention stay, and what to do. */
const whyKept: Readonly<Record<PurgeRefusal, string>> = {
  onHold: 'The records are on hold. Lift the hold once its reason is gone.',
  lineOpen: 'This line was funded, and its account is not on file as closed. Record the account as closed.',
  failed: 'The database refused. Ask your administrator to look for this loan in the log.',
};

/** Text for the page of record holds and ended accounts. */
export const records = {
  title: 'Records',
  lede: 'Records are deleted when their retention ends, never while a line is open or a notice is due. A hold keeps them longer.',
  hold: {
    heading: 'Hold a loan’s records',
    text: 'For a dispute, a subpoena or an examination. The reason is kept in the loan’s audit log.',
    loanNumber: 'Loan number',
    reason: 'Reason for the hold',
    submit: 'Set the hold',
  },
  lift: {
    heading: (loanNumber: string) => `Lift the hold on ${loanNumber}`,
    reason: 'Reason for lifting it',
    submit: 'Lift the hold',
    cancel: 'Keep the hold',
  },
  end: {
    heading: 'Record a closed account',
    text: 'Once the servicer has closed a paid-off line. Its retention counts from this day.',
    loanNumber: 'Loan number of the closed account',
    on: 'Closed on',
    submit: 'Record as closed',
  },
  kept: {
    heading: 'Records that could not be deleted',
    text: 'Their retention is over, and the last nightly deletion left them in place. It tries again every night.',
    caption: 'Records past their retention that could not be deleted, longest first',
    columns: { loan: 'Loan', why: 'Why they stay', since: 'Since' },
    why: whyKept,
  },
  errors: {
    loanNumber: 'Enter the loan number, such as HL-20418.',
    reason: 'Say why, in a sentence. It is kept in the audit log.',
    on: 'Enter the day as month, day and year, such as 06/21/2026.',
  },
  outcomes: {
    held: 'The records are on hold.',
    lifted: 'The hold is lifted.',
    heldBefore: 'The records of this loan are already on hold.',
    notHeld: 'There is no hold on this loan.',
    noSuchLoan: 'There is no loan with this number.',
    recorded: 'The account is recorded as closed.',
    recordedBefore: 'This account was already recorded as closed.',
    notOpened: 'This loan was not funded by that day, so there is no account to close.',
    inFuture: 'That day is in the future. Record it once it has come.',
  },
  caption: 'Loans whose records are on hold, by number',
  columns: { loan: 'Loan', reason: 'Reason', since: 'Since', by: 'Set by' },
  noReason: 'Set before reasons were recorded',
  unknown: 'Not known',
  liftRow: 'Lift',
  liftSelected: (count: number) => (count === 1 ? 'Lift 1 hold' : `Lift ${count} holds`),
  emptyTitle: 'No records on hold',
  empty: 'A loan appears here when its records are put on hold.',
} as const;
