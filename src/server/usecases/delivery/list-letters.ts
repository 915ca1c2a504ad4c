import { z } from 'zod';
import type { NoticeHold, NoticeKind, PostReason } from '#entities/facts/notice.ts';
import type { Day } from '#entities/values/day.ts';
import { loanNumberText } from '#entities/values/loan-number.ts';
import { addressLines } from '#rules/compliance/mailing-address.ts';
import type { Container } from '#server/container.ts';
import { namesOf } from '#server/db/repos/accounts/accounts.ts';
import { findApplication } from '#server/db/repos/application/applications.ts';
import { type WaitingLetter, waitingLetters } from '#server/db/repos/loan/letter-batches.ts';
import { findDelivery } from '#server/db/repos/loan/notice-deliveries.ts';
import { lettersHeldByOthers } from '#server/db/repos/pipeline/work-items.ts';
import { decodeCursor, encodeCursor, timeKey } from '../shared/page-cursor.ts';
import { requireReach, type Staff } from '../shared/staff-reach.ts';
import { envelopeOf } from './envelope-of.ts';

const PAGE = 50;
const position = z.tuple([timeKey, z.uuid()]);

export type Letter = {
  id: string;
  loanId: string;
  loanNumber: string;
  name: string;
  kind: NoticeKind;
  why: PostReason | null;
  /** Why it cannot be printed yet. */
  held: NoticeHold | null;
  madeOn: Day;
  address: string[];
  /** The colleague who took it. */
  takenBy: { id: string; name: string } | null;
};

const toLetter = async ({ database }: Container, row: WaitingLetter): Promise<Omit<Letter, 'takenBy'>> => {
  const { db } = database;
  const stored = await findApplication(db, row.application_id);
  const delivery = await findDelivery(db, row.id);
  const [mailedTo, about] = [delivery?.mailedTo ?? null, delivery?.about ?? null];
  const { name, address } = stored
    ? await envelopeOf(db, stored, { ...row, mailedTo, about })
    : { name: '', address: null };
  return {
    id: row.id,
    loanId: row.application_id,
    loanNumber: loanNumberText(row.loan_number),
    name,
    kind: row.kind,
    why: row.why,
    held: row.held ?? (address === null ? 'addressMissing' : null),
    madeOn: row.made_on,
    address: address === null ? [] : addressLines(address),
  };
};

/** One page of the letters to print and of the notices that wait for something, within the caller's reach. */
export const listLetters = async (
  container: Container,
  staff: Staff,
  cursor: string | null,
): Promise<{ rows: Letter[]; next: string | null }> => {
  const reach = requireReach(staff, 'workLoan');
  const [madeKey, id] = cursor === null ? [] : decodeCursor(cursor, position);
  const after = madeKey !== undefined && id !== undefined ? { madeKey, id } : null;
  const found = await waitingLetters(container.database.db, { reach, after, limit: PAGE + 1 });
  const shown = found.slice(0, PAGE);
  const last = found.length > PAGE ? shown.at(-1) : undefined;
  const { db } = container.database;
  const takers = await lettersHeldByOthers(db, { letters: shown, reader: staff.accountId });
  const names = await namesOf(db, [...new Set(takers.values())]);
  const rows: Letter[] = [];
  for (const row of shown) {
    const taker = takers.get(row.id) ?? null;
    const takenBy = taker === null ? null : { id: taker, name: names.get(taker) ?? '' };
    rows.push({ ...(await toLetter(container, row)), takenBy });
  }
  return { rows, next: last ? encodeCursor([last.made_key, last.id]) : null };
};
