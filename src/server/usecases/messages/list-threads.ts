import { z } from 'zod';
import type { LoanThread, ThreadView } from '#entities/contract/loan-thread.ts';
import { loanNumberText } from '#entities/values/loan-number.ts';
import { person } from '#entities/values/person.ts';
import type { Container } from '#server/container.ts';
import { type ListedThread, type ThreadCursor, threadPage } from '#server/db/repos/loan/loan-threads.ts';
import { decodeCursor, encodeCursor, timeKey } from '../shared/page-cursor.ts';
import { requireReach, type Staff } from '../shared/staff-reach.ts';

const PAGE = 50;
const threadCursor = z.tuple([timeKey, z.uuid(), person]);

const decodeThreadCursor = (text: string): ThreadCursor => {
  const [at, applicationId, whose] = decodeCursor(text, threadCursor);
  return { at, applicationId, person: whose };
};

const toThread = (row: ListedThread): LoanThread => ({
  loanId: row.application_id,
  loanNumber: loanNumberText(row.loan_number),
  names: row.names,
  person: row.person,
  firstName: row.first_name,
  owner: row.owner_name,
  last: { from: row.staff_name, text: row.beginning, at: row.last_at },
  unread: row.unread,
  unreadSince: row.unread_since,
});

/** The applicant threads of all loans within the caller's reach. */
export const listThreads = async (
  { database }: Container,
  staff: Staff,
  { view, cursor }: { view: ThreadView; cursor: string | null },
): Promise<{ rows: LoanThread[]; next: string | null }> => {
  const reach = requireReach(staff, 'seeLoan');
  const from = cursor === null ? null : decodeThreadCursor(cursor);
  const found = await threadPage(database.db, { reach, view, cursor: from, limit: PAGE + 1 });
  const rows = found.slice(0, PAGE);
  const last = found.length > PAGE ? rows.at(-1) : undefined;
  return {
    rows: rows.map(toThread),
    next: last ? encodeCursor([last.place_key, last.application_id, last.person]) : null,
  };
};
