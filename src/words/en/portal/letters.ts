import type { NoticeHold, PostReason } from '#entities/facts/notice.ts';

/** Why a notice goes on paper. */
const why: Readonly<Record<PostReason, string>> = {
  noEmail: 'No email address',
  bounced: 'The email came back',
  consentWithdrawn: 'Withdrew consent to electronic records',
  paperWanted: 'Asked for paper',
  noConsent: 'No consent to electronic records',
};

/** What staff have to do before a notice can be sent. */
const held: Readonly<Record<NoticeHold, string>> = {
  factorsMissing: 'Held: the credit report names no key factors. Get them from the bureau and enter the report again.',
  addressMissing: 'Held: no mailing address on file. Ask the applicant for one, or enter it here.',
  nameMissing: 'Held: the applicant’s name is missing. Ask for it.',
  valueMissing: 'Held: a value the notice needs is missing. The message on the loan names it.',
  reportMissing:
    'Held: the appraisal report is not on file, or is locked against copying. Add it again as an unlocked PDF, and enter the value from it.',
  reasonsMissing: 'Held: the decision names no reason. Decide again with one.',
};

/** Text of the print queue. */
export const letters = {
  title: 'Letters',
  lede: 'Notices for people who get paper. Print them in a batch, mail it, then mark it as mailed: mailing meets the deadline.',
  waiting: 'To print',
  waitingCaption: 'Letters to print, oldest first',
  columns: { letter: 'Letter', to: 'Mail to', why: 'Why on paper', since: 'Since', loan: 'Loan' },
  why,
  held,
  whyHeld: 'Waiting for staff',
  print: 'Print',
  printSelected: (count: number) => (count === 1 ? 'Print 1 letter' : `Print ${count} letters`),
  printed: (count: number) =>
    count === 1 ? '1 letter is in a new batch below.' : `${count} letters are in a new batch below.`,
  changed: 'A colleague already printed some of these, or one has no address. Nothing was printed.',
  addressing: {
    open: 'Enter an address',
    title: (letter: string) => `Where to mail: ${letter}`,
    fields: { line1: 'Street', line2: 'Apartment or unit', city: 'City', state: 'State', zip: 'ZIP code' },
    wrong: {
      line1: 'Enter the street and number, or the P.O. box.',
      line2: 'Enter the apartment or unit, or leave it empty.',
      city: 'Enter the city.',
      state: 'Choose the state.',
      zip: 'Enter the five digits of the ZIP code.',
    },
    reason: 'Where the address comes from',
    reasonNeeded: 'Say where the address comes from. It stays on record.',
    submit: 'Save address',
    cancel: 'Cancel',
    done: (name: string) => `The letter to ${name} has an address and can be printed.`,
  },
  emptyTitle: 'No letters to print',
  empty:
    'A notice appears here when its reader gave no consent to electronic records, asked for paper, or an email came back.',
  batches: 'Batches',
  batchesCaption: 'Printed batches, newest first',
  batchColumns: { batch: 'Batch', letters: 'Letters', mailed: 'Mailed', files: 'Files' },
  printedOn: (day: string) => `Printed ${day}`,
  by: (name: string) => `by ${name}`,
  notMailed: 'Not yet',
  openBatch: 'Letters as PDF',
  openCertificate: 'Certificate of mailing',
  markMailed: 'Mark as mailed',
  markSelected: (count: number) => (count === 1 ? 'Mark 1 batch as mailed' : `Mark ${count} batches as mailed`),
  mailed: (count: number) => (count === 1 ? '1 letter is mailed.' : `${count} letters are mailed.`),
  mailedBefore: 'A colleague already marked this batch as mailed.',
  noBatchesTitle: 'No batches',
  noBatches: 'A batch appears here once letters are printed.',
  cover: {
    title: 'Address page',
    about: (letter: string, loanNumber: string) => `${letter}, application ${loanNumber}`,
  },
  certificate: {
    title: 'Certificate of mailing',
    section: 'What was mailed',
    several: 'several',
    statement: (f: { name: string; day: string; count: number; batch: string }) =>
      `${f.name} recorded on ${f.day} that ${f.count === 1 ? 'this letter was' : `these ${f.count} letters were`} handed to the United States Postal Service by first-class mail, postage paid, at the addresses below. Batch ${f.batch}.`,
    caption: 'Letters in this batch',
    columns: { loan: 'Application', letter: 'Letter', to: 'Mailed to' },
  },
  /** Notices on a loan's page. */
  onLoan: {
    title: 'Notices',
    columns: { notice: 'Notice', to: 'To', way: 'Sent by', sent: 'Sent' },
    email: 'Email',
    post: 'Mail',
    bouncedOn: (day: string) => `Came back ${day}`,
    notSent: 'Not yet',
    recordBounce: 'It came back',
    queued: 'The letter is in the print queue.',
    nothingToDo: 'This notice is already on paper.',
    none: 'No notices yet.',
  },
} as const;
