import type { QueryConfig } from 'pg';

const isShown = 'm.application_id = a.id AND m.person = p.person AND m.retired_at IS NULL';

const writeThreadRows = {
  name: 'write_threads',
  text: `INSERT INTO loan_talks
    SELECT a.id, p.person, a.company_id, a.branch_id, a.assigned_to, a.brought_by, newest.id, newest.sent_at, waiting.unread, waiting.since
    FROM applications a CROSS JOIN (VALUES ('borrower'), ('coborrower')) AS p (person)
    CROSS JOIN LATERAL (SELECT m.id, m.sent_at FROM loan_messages m WHERE ${isShown} ORDER BY m.sent_at DESC LIMIT 1) newest
    CROSS JOIN LATERAL (SELECT count(*)::int AS unread, min(m.sent_at) AS since FROM loan_messages m
      WHERE ${isShown} AND m.staff_id IS NULL AND m.read_at IS NULL) waiting
    WHERE a.id = ANY($1::uuid[]) ORDER BY a.id, p.person
  ON CONFLICT (application_id, person) DO UPDATE SET last_message_id = EXCLUDED.last_message_id, last_at = EXCLUDED.last_at,
    unread = EXCLUDED.unread, unread_since = EXCLUDED.unread_since`,
};

const dropEmptyThreads = `DELETE FROM loan_talks t WHERE t.application_id = ANY($1::uuid[]) AND NOT EXISTS (SELECT FROM loan_messages m
  WHERE m.application_id = t.application_id AND m.person = t.person AND m.retired_at IS NULL)`;

/** One row for each applicant staff exchange messages with; none where every message was retired with a coborrower who left. */
export const writeThreads = (ids: readonly string[]): QueryConfig[] => [
  { text: dropEmptyThreads, values: [ids] },
  { ...writeThreadRows, values: [ids] },
];
