import { z } from 'zod';
import type { LoanTalk, TalkView } from '#entities/contract/loan-talk.ts';
import { loanNumberText } from '#entities/values/loan-number.ts';
import { person } from '#entities/values/person.ts';
import type { Container } from '#server/container.ts';
import { type ListedTalk, type TalkPlace, talkPage } from '#server/db/repos/loan/loan-talks.ts';
import { decodeCursor, encodeCursor, timeKey } from '../shared/page-cursor.ts';
import { requireReach, type Staff } from '../shared/staff-reach.ts';

const PAGE = 50;
const place = z.tuple([timeKey, z.uuid(), person]);

const decodePlace = (text: string): TalkPlace => {
  const [at, applicationId, whose] = decodeCursor(text, place);
  return { at, applicationId, person: whose };
};

const toTalk = (row: ListedTalk): LoanTalk => ({
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

/** The talks with the people of all loans within the caller's reach. */
export const listTalks = async (
  { database }: Container,
  staff: Staff,
  { view, cursor }: { view: TalkView; cursor: string | null },
): Promise<{ rows: LoanTalk[]; next: string | null }> => {
  const reach = requireReach(staff, 'seeLoan');
  const from = cursor === null ? null : decodePlace(cursor);
  const found = await talkPage(database.db, { reach, view, cursor: from, limit: PAGE + 1 });
  const rows = found.slice(0, PAGE);
  const last = found.length > PAGE ? rows.at(-1) : undefined;
  return {
    rows: rows.map(toTalk),
    next: last ? encodeCursor([last.place_key, last.application_id, last.person]) : null,
  };
};
