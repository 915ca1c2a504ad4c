import { z } from 'zod';
import { fullName as staffName } from '#entities/text/full-name.ts';
import type { Day } from '#entities/values/day.ts';
import { AppError } from '#server/app-error.ts';
import { isWithin, reachOf } from '#server/auth/reach.ts';
import type { Container } from '#server/container.ts';
import type { Reader } from '#server/db/connect.ts';
import { findAccount } from '#server/db/repos/accounts/accounts.ts';
import { officeOf } from '#server/db/repos/accounts/offices.ts';
import { lockApplication } from '#server/db/repos/application/applications.ts';
import {
  batchPage,
  findBatch,
  type LetterBatchRow,
  lettersIn,
  markBatchMailed,
} from '#server/db/repos/loan/letter-batches.ts';
import type { NoticeDeliveryRow } from '#server/db/repos/loan/notice-deliveries.ts';
import { decodeCursor, encodeCursor } from '../shared/page-cursor.ts';
import { requireReach, type Staff } from '../shared/staff-reach.ts';
import { copySent } from './settle-notice.ts';

const PAGE = 20;
const position = z.tuple([z.iso.datetime(), z.uuid()]);

export type Batch = {
  id: string;
  printedOn: Day;
  printedByName: string;
  mailedOn: Day | null;
  mailedByName: string | null;
  letters: number;
};

/** Printed batches, the newest first: all of them for staff of the whole lender, otherwise the caller's own. */
export const listBatches = async (
  { database: { db } }: Container,
  staff: Staff,
  cursor: string | null,
): Promise<{ rows: Batch[]; next: string | null }> => {
  const reach = requireReach(staff, 'workLoan');
  const [at, id] = cursor === null ? [] : decodeCursor(cursor, position);
  const after = at !== undefined && id !== undefined ? { printedAt: new Date(at), id } : null;
  const printedBy = reach.kind === 'all' ? null : staff.accountId;
  const found = await batchPage(db, { printedBy, after, limit: PAGE + 1 });
  const shown = found.slice(0, PAGE);
  const last = found.length > PAGE ? shown.at(-1) : undefined;
  return {
    rows: shown.map(({ printedAt: _, ...row }) => row),
    next: last ? encodeCursor([last.printedAt.toISOString(), last.id]) : null,
  };
};

/** A batch all of whose letters the caller may work on; any other is not found. */
export const batchInReach = async (
  db: Reader,
  staff: Staff,
  batchId: string,
): Promise<{ batch: LetterBatchRow; letters: NoticeDeliveryRow[] }> => {
  const reach = reachOf(staff, 'workLoan');
  const batch = await findBatch(db, batchId);
  if (reach === null || batch === null) throw new AppError('notFound');
  const letters = await lettersIn(db, batchId);
  for (const { applicationId } of letters) {
    const office = await officeOf(db, applicationId);
    if (office === null || !isWithin(reach, office)) throw new AppError('notFound');
  }
  return { batch, letters };
};

export type MailedOutcome = { kind: 'mailed'; letters: number } | { kind: 'mailedBefore' };

/** A person took the batch to the mail: that is the sending of its letters, and meets their duties. */
export const markMailed = (container: Container, staff: Staff, batchId: string): Promise<MailedOutcome> =>
  container.database.transact(async (tx): Promise<MailedOutcome> => {
    const { letters } = await batchInReach(tx, staff, batchId);
    const account = await findAccount(tx, staff.accountId);
    const mailedByName = account ? staffName(account) : '';
    const on = container.clock.today();
    const mailed = { id: batchId, mailedOn: on, mailedBy: staff.accountId, mailedByName };
    if (!(await markBatchMailed(tx, mailed))) return { kind: 'mailedBefore' };
    const loans = [...new Set(letters.map(({ applicationId }) => applicationId))].sort();
    for (const applicationId of loans) await lockApplication(tx, applicationId);
    for (const delivery of letters) {
      const { mailedTo } = delivery;
      await copySent(tx, { delivery, on, body: { batchId, mailedBy: mailedByName, mailedTo } });
    }
    return { kind: 'mailed', letters: letters.length };
  });
