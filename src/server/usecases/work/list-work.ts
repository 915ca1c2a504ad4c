import { z } from 'zod';
import { type WorkQueue, type WorkRow, type WorkView, workKind } from '#entities/contract/desk/work-item.ts';
import { day } from '#entities/values/day.ts';
import { loanNumberText } from '#entities/values/loan-number.ts';
import type { Container } from '#server/container.ts';
import { type ListedWork, type WorkCursor, workOfLoan, workPage } from '#server/db/repos/pipeline/work-items.ts';
import { decodeCursor, encodeCursor, timeKey } from '../shared/page-cursor.ts';
import type { Staff } from '../shared/staff-reach.ts';
import { proposedGrants } from './proposed-grants.ts';
import { workAbout } from './work-about.ts';
import { type WorkStaff, workOwner, workStaffOf } from './work-reach.ts';

const PAGE = 50;
const position = z.tuple([
  z.union([z.iso.date(), z.literal('infinity')]),
  timeKey,
  z.uuid(),
  workKind,
  z.string().max(400),
]);

const cursorFrom = (text: string): WorkCursor => {
  const [dueOn, since, applicationId, kind, subject] = decodeCursor(text, position);
  return { dueOn, since, applicationId, kind, subject };
};

type Reader = WorkStaff & { me: string; words: Container['words'] };

const toRow = (row: ListedWork, { me, reaches, names, words }: Reader): WorkRow => {
  const owner = workOwner(row, reaches);
  return {
    ...{ kind: row.kind, subject: row.subject, detail: row.detail, person: row.person, since: row.since },
    about: row.title ?? workAbout(words, row),
    dueOn: row.due_on === 'infinity' ? null : day.parse(row.due_on),
    loan: {
      ...{ id: row.application_id, number: loanNumberText(row.loan_number), names: row.names, state: row.state },
      line: row.line === 0 ? null : row.line,
    },
    colleague: null,
    owner: owner === null ? null : { id: owner, name: names.get(owner) ?? '', isMe: owner === me },
  };
};

type Asked = { queue: WorkQueue; view: WorkView; cursor: string | null };

/** One page of a work queue: only what the caller's grants let them do. */
export const listWork = async (
  container: Container,
  staff: Staff,
  { queue, view, cursor }: Asked,
): Promise<{ rows: WorkRow[]; next: string | null }> => {
  const { database, words } = container;
  const { db } = database;
  const me = staff.accountId;
  const desk = await workStaffOf(db, staff);
  const from = cursor === null ? null : cursorFrom(cursor);
  const found = await workPage(db, { me, reaches: desk.reaches, view, queue, cursor: from, limit: PAGE + 1 });
  const shown = found.slice(0, PAGE);
  const last = found.length > PAGE ? shown.at(-1) : undefined;
  const grants =
    queue === 'seconds' && view !== 'mine' && cursor === null ? await proposedGrants(container, staff) : [];
  return {
    rows: [...grants, ...shown.map((row) => toRow(row, { ...desk, me, words }))],
    next: last ? encodeCursor([last.due_on, last.since_key, last.application_id, last.kind, last.subject]) : null,
  };
};

/** Everything open on a loan the caller may see, no matter whose work it is. */
export const listLoanWork = async (container: Container, staff: Staff, applicationId: string): Promise<WorkRow[]> => {
  const { database, words } = container;
  const desk = await workStaffOf(database.db, staff);
  const rows = await workOfLoan(database.db, applicationId);
  return rows.map((row) => toRow(row, { ...desk, me: staff.accountId, words }));
};
