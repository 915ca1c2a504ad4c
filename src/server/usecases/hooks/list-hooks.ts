import { z } from 'zod';
import { hookState } from '#entities/facts/hook-state.ts';
import { loanNumberText } from '#entities/values/loan-number.ts';
import { AppError } from '#server/app-error.ts';
import { reachOf } from '#server/auth/reach.ts';
import type { Container } from '#server/container.ts';
import { listHookEvents } from '#server/db/repos/vendors/hook-events.ts';
import { decodeCursor, encodeCursor, timeKey } from '../shared/page-cursor.ts';
import type { Staff } from '../shared/staff-reach.ts';

const PAGE = 50;
const position = z.tuple([timeKey, z.uuid()]);

export const hookRow = z.object({
  id: z.string(),
  capability: z.string(),
  brand: z.string(),
  type: z.string(),
  state: hookState,
  deliveries: z.int(),
  loanId: z.string().nullable(),
  loanNumber: z.string().nullable(),
  receivedAt: z.date(),
  workedAt: z.date().nullable(),
});
export type HookRow = z.infer<typeof hookRow>;

/** Webhooks concern the whole lender: a grant for one company or branch does not reach them. */
export const requireVendorLog = (staff: Staff): void => {
  if (reachOf(staff, 'seeVendorLog')?.kind !== 'all') throw new AppError('notAllowed');
};

/** One page of the webhooks received, the newest first. */
export const listHooks = async (
  { database: { db } }: Container,
  staff: Staff,
  cursor: string | null,
): Promise<{ rows: HookRow[]; next: string | null }> => {
  requireVendorLog(staff);
  const [receivedKey, id] = cursor === null ? [] : decodeCursor(cursor, position);
  const after = receivedKey !== undefined && id !== undefined ? { receivedKey, id } : null;
  const found = await listHookEvents(db, { limit: PAGE + 1, after });
  const shown = found.slice(0, PAGE);
  const last = found.length > PAGE ? shown.at(-1) : undefined;
  return {
    rows: shown.map(({ loan_id, loan_number, received_at, received_key: _, worked_at, ...row }) => ({
      ...row,
      loanId: loan_id,
      loanNumber: loan_number === null ? null : loanNumberText(loan_number),
      receivedAt: received_at,
      workedAt: worked_at,
    })),
    next: last ? encodeCursor([last.received_key, last.id]) : null,
  };
};
