import { z } from 'zod';
import { loanNumberText } from '#entities/values/loan-number.ts';
import type { Container } from '#server/container.ts';
import { heldRecords } from '#server/db/repos/loan/record-holds.ts';
import { decodeCursor, encodeCursor } from '../shared/page-cursor.ts';
import type { Staff } from '../shared/staff-reach.ts';
import { requireRecords } from './require-records.ts';

const PAGE = 50;
const position = z.tuple([z.int().min(0)]);

export type HeldRow = { loanNumber: string; reason: string | null; since: Date | null; by: string | null };

/** One page of the loans whose records are held. */
export const listHolds = async (
  { database }: Container,
  staff: Staff,
  cursor: string | null,
): Promise<{ rows: HeldRow[]; next: string | null }> => {
  requireRecords(staff);
  const [after = 0] = cursor === null ? [] : decodeCursor(cursor, position);
  const found = await heldRecords(database.db, { after, limit: PAGE + 1 });
  const shown = found.slice(0, PAGE);
  const last = found.length > PAGE ? shown.at(-1) : undefined;
  return {
    rows: shown.map(({ loanNumber, ...row }) => ({ loanNumber: loanNumberText(loanNumber), ...row })),
    next: last ? encodeCursor([last.loanNumber]) : null,
  };
};
