/** Text for a loan's whole file as one download, on screen and inside it. */
export const loanDownload = {
  title: 'The whole file',
  text: 'Every document, notice and decision of this loan as one ZIP, with an index. Taking it is on record, with your reason for viewing.',
  take: 'Download the file',
  stop: 'Stop',
  going: 'Downloading',
  stopped: 'Stopped. Nothing was saved.',
  failed: 'The download failed. Nothing was saved.',
  done: 'Downloaded.',
  doneWithout: 'Downloaded without these documents, which could not be read:',
} as const;

/** Folders, tables and the index of the archive. */
export const loanArchive = {
  index: 'Index',
  title: (loanNumber: string) => `File of loan ${loanNumber}`,
  madeFor: (name: string, on: string) => `Taken by ${name} on ${on}`,
  ssnEnding: (lastFour: string) => `SSN ending ${lastFour}`,
  folders: {
    documents: 'Documents',
    lender: 'Added by staff',
    papers: 'Disclosures and notices',
    record: 'Record',
    system: 'Loan system',
  },
  lenderFiles: 'Added by staff',
  columns: ['Name', 'Type', 'Person', 'Request', 'Source', 'State', 'Received (UTC)', 'SHA-256', 'In this archive'],
  sources: { applicant: 'Applicant', staff: 'Staff', lender: 'Lender' },
  included: 'Yes',
  unreadable: 'No: it could not be read from storage',
  brokenOff: 'In part: reading it from storage broke off',
  notClean: 'No: it was not found clean',
  retired: 'No: it was removed or replaced',
  left: 'Left out',
  leftOut: {
    audit: 'The audit trail, which your role does not read',
    demographics: 'Demographic answers, which your role does not read',
  },
  tables: {
    decisions: {
      name: 'Decisions',
      columns: ['Decision', 'Decided on', 'By', 'Second person', 'Run', 'Reasons', 'Other reason', 'Note', 'Policy'],
    },
    trace: {
      name: 'Trace of each run',
      columns: ['Run', 'Run at (UTC)', 'Policy', 'Rule', 'Value', 'Limit', 'Outcome'],
    },
    conditions: {
      name: 'Conditions',
      columns: ['Code', 'Condition', 'Owner', 'State', 'Opened', 'Due', 'Cleared by', 'Reason', 'Changed at (UTC)'],
    },
    facts: {
      name: 'Facts entered by staff',
      columns: ['Fact', 'Person', 'Entered', 'Document', 'State', 'Entered by', 'Second person', 'Reason'],
    },
    messages: { name: 'Messages', columns: ['At (UTC)', 'With', 'From', 'Message'] },
    notices: { name: 'Notices', columns: ['Notice', 'Person', 'Way', 'Made', 'Sent', 'Came back'] },
    audit: { name: 'Audit trail', columns: ['Entry', 'At (UTC)', 'Who', 'What', 'Details', 'Seal'] },
    demographics: { name: 'Demographic answers', columns: ['Person', 'Question', 'Answer'] },
  },
  someone: 'Someone outside the company',
} as const;
