/**
 * Reads whose input is typed by people or opens something: names, addresses, words, tokens of links. It goes in the body of a
 * POST, since addresses are kept in logs of proxies and in histories. `quote.current` stays a GET, as the contract says.
 */
export const QUERIES_BY_POST: ReadonlySet<string> = new Set([
  'application.checkAddress',
  'application.suggestAddresses',
  'audit.page',
  'conditions.shared',
  'conditions.sharedLetter',
  'desk.find',
  'files.linked',
  'identity.invitation',
  'leads.page',
  'loan.cancelView',
  'loan.consentByLink',
  'loan.paperByLink',
  'loanDecision.preview',
  'loanWork.previewBulk',
  'pipeline.page',
  'pipeline.search',
  'portal.enrolment',
  'reports.loans',
  'reports.pipeline',
]);
