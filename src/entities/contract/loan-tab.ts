/** The parts of a loan in the portal, in the order of their tabs. */
export const loanTabs = [
  'borrowers',
  'property',
  'financials',
  'verification',
  'tracker',
  'conditions',
  'documents',
  'identity',
  'decision',
  'closing',
  'messages',
  'notes',
  'audit',
  'report',
  'applicant',
] as const;
export type LoanTab = (typeof loanTabs)[number];
