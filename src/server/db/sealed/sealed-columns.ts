import type { LookupKind } from './lookup-hash.ts';
import type { Clear } from './sealed-json.ts';

/** In clear for SQL: names, the place without its street, dates of the closing, the amount chosen and what is uploaded. */
const names = { firstName: true, middleName: true, lastName: true, suffix: true } as const;
export const clearOfDocument: Clear = {
  schemaVersion: true,
  leadSource: true,
  borrower: names,
  coborrower: names,
  hasCoborrower: true,
  property: { city: true, state: true, zip: true, county: true },
  loanPurpose: true,
  offerChoice: true,
  uploads: true,
  uploadRequests: true,
  closing: true,
};

export type SealedColumn = {
  table: string;
  column: string;
  form: 'text' | 'json';
  clear?: Clear;
  /** The column of the keyed hash it is found by. */
  hash?: { column: string; kind: LookupKind };
  /** Rows that are meant, as SQL. */
  where?: string;
};

const texts = (table: string, ...columns: string[]): SealedColumn[] =>
  columns.map((column) => ({ table, column, form: 'text' }));
const jsons = (table: string, ...columns: string[]): SealedColumn[] =>
  columns.map((column) => ({ table, column, form: 'json' }));

const byEmail = { column: 'email_hash', kind: 'email' } as const;

/** Every column whose values are sealed under the ring. Events are not here: they are never sealed again. */
export const sealedColumns: readonly SealedColumn[] = [
  { table: 'applications', column: 'document', form: 'json', clear: clearOfDocument },
  { table: 'accounts', column: 'email', form: 'text', hash: byEmail, where: "realm = 'applicant'" },
  { table: 'leads', column: 'email', form: 'text', hash: byEmail },
  { table: 'news_wishes', column: 'email', form: 'text', hash: byEmail },
  { table: 'mail_opt_outs', column: 'email', form: 'text', hash: byEmail },
  { table: 'text_refusals', column: 'phone', form: 'text', hash: { column: 'phone_hash', kind: 'phone' } },
  { table: 'leads', column: 'phone', form: 'text', hash: { column: 'phone_hash', kind: 'phone' } },
  ...texts('duplicate_findings', 'reason'),
  ...texts('lead_notes', 'body'),
  ...texts('invitations', 'email'),
  ...texts('closing_owners', 'email'),
  ...texts('task_links', 'recipient'),
  ...texts('loan_messages', 'body'),
  ...texts('loan_notes', 'body'),
  ...texts('half_written_texts', 'body'),
  ...texts('page_notes', 'body'),
  ...texts('document_figures', 'value'),
  ...texts('access_reasons', 'reason'),
  ...texts('record_holds', 'reason', 'lift_reason'),
  ...texts('clocks', 'late_reason'),
  ...texts('conditions', 'answer', 'reason', 'note', 'title'),
  ...jsons('conditions', 'waiver'),
  ...texts('desk_conditions', 'reason'),
  ...texts('value_requests', 'reason'),
  ...texts('decisions', 'note', 'other_reason'),
  ...texts('decision_proposals', 'note', 'other_reason', 'return_reason'),
  ...texts('notice_deliveries', 'recipient'),
  ...jsons('notice_deliveries', 'mailed_to'),
  ...texts('papers', 'decline_reason'),
  ...texts('match_findings', 'reason'),
  ...texts('verifications', 'note'),
  ...jsons('papers', 'content', 'marks'),
  ...jsons('signers', 'signature'),
  ...jsons('value_requests', 'valuation'),
  ...jsons('reports', 'answer'),
  ...jsons('offers', 'basis', 'facts', 'decision', 'changes', 'accepted'),
  ...jsons('decisions', 'reasons', 'facts', 'decision', 'terms', 'exceptions'),
  ...jsons('decision_proposals', 'reasons', 'terms', 'exceptions'),
  ...jsons('decision_runs', 'decision', 'causes'),
  ...jsons('screenings', 'subject', 'matches'),
  ...jsons('match_findings', 'subject', 'entry'),
  ...jsons('scenarios', 'inputs', 'figures'),
  ...jsons('demographics.answers', 'document'),
  ...jsons('demographics.lar_rows', 'document'),
  ...texts('census_tracts', 'source'),
  ...jsons('avm_reviews', 'valuation', 'details'),
  ...jsons('answer_corrections', 'before', 'after'),
  ...texts('answer_corrections', 'reason', 'objection', 'settlement'),
  ...jsons('fact_entries', 'fact'),
  ...texts('fact_entries', 'reason'),
  ...jsons('payments', 'destination'),
  ...jsons('payoff_letters', 'letter'),
  ...texts('payoff_orders', 'creditor'),
  ...jsons('closing_records', 'details'),
  ...texts('notary_orders', 'reason'),
  ...texts('payments', 'return_note'),
  ...texts('payment_files', 'content', 'reason'),
  ...texts('return_entries', 'information', 'resolution'),
  ...jsons('hook_events', 'news'),
  ...texts('hook_events', 'body'),
  ...texts('loan_system_messages', 'file', 'answer'),
  ...texts('journeys', 'page', 'handle'),
];
