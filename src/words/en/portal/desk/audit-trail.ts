/** Text for the audit trail across loans. */
export const auditTrail = {
  title: 'Audit',
  lede: 'Every view and change on the loans you can see. A loan number opens the entry with its details.',
  filters: 'Filters',
  person: 'Person',
  personHint: 'Name of a colleague',
  kind: 'What',
  anyKind: 'Anything',
  from: 'From',
  to: 'To',
  loan: 'Loan',
  loanHint: 'HL-100001',
  show: 'Show',
  clear: 'Clear filters',
  badDates: 'The last day is before the first. Choose a later one.',
  caption: 'Entries of the audit trail, newest first',
  columns: { when: 'When', loan: 'Loan', who: 'Who', what: 'What', seal: 'Seal' },
  emptyTitle: 'No entries',
  empty: 'Nothing has been done yet on the loans you can see.',
  emptyFound: 'No entries match. Remove a filter to see more.',
} as const;

/** The columns of the exported file. */
export const auditCsv = {
  titles: ['Time (UTC)', 'Loan', 'Entry', 'Who', 'What', 'Seal'],
  actors: { borrower: 'Borrower', coborrower: 'Co-borrower', system: 'System' } as Readonly<Record<string, string>>,
  someone: 'Someone outside the company',
} as const;
