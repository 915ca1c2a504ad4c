/** Text for the audit trail across loans. */
export const auditTrail = {
  title: 'Audit',
  lede: 'Who saw and changed what, on every loan in your reach. A loan number opens the entry with its details.',
  filters: 'Narrow it down',
  person: 'Person',
  personHint: 'Name of a colleague',
  kind: 'What',
  anyKind: 'Anything',
  from: 'From',
  to: 'To',
  loan: 'Loan',
  loanHint: 'HL-100001',
  show: 'Show',
  clear: 'Show everything',
  caption: 'Entries of the audit trail, newest first',
  columns: { when: 'When', loan: 'Loan', who: 'Who', what: 'What', seal: 'Seal' },
  emptyTitle: 'No entries',
  empty: 'Nothing was done on the loans in your reach.',
  emptyFound: 'Nothing fits. Take a filter away to see more.',
} as const;

/** The columns of the exported file. */
export const auditCsv = {
  titles: ['Time (UTC)', 'Loan', 'Entry', 'Who', 'What', 'Seal'],
  actors: { borrower: 'Borrower', coborrower: 'Co-borrower', system: 'System' } as Readonly<Record<string, string>>,
  someone: 'Someone outside the company',
} as const;
