import { z } from 'zod';
import { loanSystemState } from '#entities/facts/hook-state.ts';
import { loanNumberText } from '#entities/values/loan-number.ts';
import { AppError } from '#server/app-error.ts';
import { reachOf } from '#server/auth/reach.ts';
import type { Container } from '#server/container.ts';
import { appendDeskEvent } from '#server/db/repos/loan/desk-events.ts';
import { findMessage, listMessages } from '#server/db/repos/vendors/loan-system-messages.ts';
import { decodeCursor, encodeCursor, timeKey } from '../shared/page-cursor.ts';
import { requireJobs } from '../shared/sees-jobs.ts';
import type { Staff } from '../shared/staff-reach.ts';
import { sendToLoanSystem } from './notify-loan-system.ts';

const PAGE = 50;
const position = z.tuple([timeKey, z.uuid()]);

export const loanSystemRow = z.object({
  id: z.string(),
  loanId: z.string(),
  loanNumber: z.string(),
  /** The decision that was sent. */
  status: z.string(),
  brand: z.string(),
  state: loanSystemState,
  attempts: z.int(),
  loanSystemId: z.string().nullable(),
  createdAt: z.date(),
  sentAt: z.date().nullable(),
});

/** The log concerns the whole lender: a grant for one company or branch does not reach it. */
const requireLog = (staff: Staff): void => {
  if (reachOf(staff, 'seeVendorLog')?.kind !== 'all') throw new AppError('notAllowed');
};

/** One page of what the loan system was sent, the newest first. */
export const listLoanSystemMessages = async (
  { database: { db } }: Container,
  staff: Staff,
  cursor: string | null,
): Promise<{ rows: z.infer<typeof loanSystemRow>[]; next: string | null }> => {
  requireLog(staff);
  const [createdKey, id] = cursor === null ? [] : decodeCursor(cursor, position);
  const after = createdKey !== undefined && id !== undefined ? { createdKey, id } : null;
  const found = await listMessages(db, { limit: PAGE + 1, after });
  const shown = found.slice(0, PAGE);
  const last = found.length > PAGE ? shown.at(-1) : undefined;
  return {
    rows: shown.map((row) => ({
      id: row.id,
      loanId: row.loan_id,
      loanNumber: loanNumberText(row.loan_number),
      status: row.status,
      brand: row.brand,
      state: row.state,
      attempts: row.attempts,
      loanSystemId: row.loan_system_id,
      createdAt: row.created_at,
      sentAt: row.sent_at,
    })),
    next: last ? encodeCursor([last.created_key, last.id]) : null,
  };
};

export const loanSystemContent = z.object({ file: z.string().nullable(), answer: z.string().nullable() });

/** What was sent and what came back. The look is on record, since the file names people. */
export const showLoanSystemMessage = async (
  { database }: Container,
  staff: Staff,
  id: string,
): Promise<z.infer<typeof loanSystemContent>> => {
  requireLog(staff);
  return database.transact(async (tx) => {
    const message = await findMessage(tx, id);
    if (!message) throw new AppError('notFound');
    await appendDeskEvent(tx, { accountId: staff.accountId, kind: 'loanSystemSeen', body: { messageId: id } });
    return { file: message.file, answer: message.answer };
  });
};

/** Sends messages again at once, under their own keys: the loan system knows a double by them. */
export const sendLoanSystemAgain = async (
  container: Container,
  staff: Staff,
  ids: readonly string[],
): Promise<{ sent: number; undelivered: number }> => {
  requireJobs(staff);
  let undelivered = 0;
  let sent = 0;
  for (const id of ids) {
    const message = await findMessage(container.database.db, id);
    if (!message) continue;
    const { applicationId, decisionId, status, amount } = message;
    const decision = { applicationId, decisionId, status, amount };
    const state = await sendToLoanSystem(container, decision, { again: () => true });
    sent += 1;
    if (state !== 'delivered') undelivered += 1;
  }
  await container.database.transact((tx) =>
    appendDeskEvent(tx, { accountId: staff.accountId, kind: 'loanSystemSent', body: { messages: ids, undelivered } }),
  );
  return { sent, undelivered };
};
