import { z } from 'zod';
import { actorOf, staffIdOf } from '#entities/contract/actor.ts';
import type { AuditFilter } from '#entities/contract/desk/audit-filter.ts';
import { csvLine } from '#entities/text/csv-line.ts';
import { loanNumberText, typedLoanNumber } from '#entities/values/loan-number.ts';
import { may } from '#server/auth/permissions.ts';
import type { Container } from '#server/container.ts';
import { namesOf } from '#server/db/repos/accounts/accounts.ts';
import { type TrailCursor, type TrailEvent, trailPage } from '#server/db/repos/audit/audit-trail.ts';
import { appendDeskEvent } from '#server/db/repos/loan/desk-events.ts';
import { decodeCursor, encodeCursor, timeKey } from '../shared/page-cursor.ts';
import { requireReach, type Staff } from '../shared/staff-reach.ts';

const PAGE = 50;
const AT_ONCE = 500;
const BYTE_ORDER_MARK = '\ufeff';

export const trailEvent = z.object({
  /** Null for those who do not open loans. */
  loanId: z.string().nullable(),
  loanNumber: z.string(),
  seq: z.int(),
  at: z.date(),
  /** The staff member's name; null for an applicant, the system or a third party. */
  by: z.string().nullable(),
  actor: z.string(),
  kind: z.string(),
  body: z.record(z.string(), z.unknown()),
  seal: z.string(),
});
type ShownEvent = z.infer<typeof trailEvent>;

const position = z.tuple([timeKey, z.uuid(), z.int().min(0)]);
const cursorFrom = (text: string): TrailCursor => {
  const [at, applicationId, seq] = decodeCursor(text, position);
  return { at, applicationId, seq };
};

/** A loan number nobody has: what is not one finds nothing. */
const NO_LOAN = -1;

const askedOf = ({ clock }: Container, staff: Staff, { loan, ...filter }: AuditFilter) => ({
  ...filter,
  person: filter.person === '' ? null : filter.person,
  loanNumber: loan === null || loan === '' ? null : (typedLoanNumber.safeParse(loan).data ?? NO_LOAN),
  reach: requireReach(staff, 'seeAudit'),
  timeZone: clock.timeZone,
});

const idOf = (actor: string) => z.uuid().safeParse(staffIdOf(actorOf(actor))).data ?? null;

const shown = async (
  { database: { db } }: Container,
  { grants }: Staff,
  rows: readonly TrailEvent[],
): Promise<ShownEvent[]> => {
  const names = await namesOf(db, [...new Set(rows.flatMap(({ actor }) => idOf(actor) ?? []))]);
  return rows.map(({ applicationId, loanNumber, atKey: _, ...event }) => ({
    ...event,
    loanId: may(grants, 'seeLoan') ? applicationId : null,
    loanNumber: loanNumberText(loanNumber),
    by: names.get(idOf(event.actor) ?? '') ?? null,
  }));
};

/** Who did what on any loan within the caller's reach, newest first; nothing that a loan's own trail does not show. */
export const auditTrail = async (
  container: Container,
  staff: Staff,
  { filter, cursor }: { filter: AuditFilter; cursor: string | null },
): Promise<{ rows: ShownEvent[]; next: string | null }> => {
  const found = await trailPage(container.database.db, {
    ...askedOf(container, staff, filter),
    cursor: cursor === null ? null : cursorFrom(cursor),
    limit: PAGE + 1,
  });
  const page = found.slice(0, PAGE);
  const last = found.length > PAGE ? page.at(-1) : undefined;
  return {
    rows: await shown(container, staff, page),
    next: last ? encodeCursor([last.atKey, last.applicationId, last.seq]) : null,
  };
};

/** The same as a file, without what people wrote. The export is logged before the first row is sent. */
export const exportTrail = async (
  container: Container,
  staff: Staff,
  filter: AuditFilter,
): Promise<AsyncGenerator<string>> => {
  requireReach(staff, 'seeAudit');
  const { accountId } = staff;
  await appendDeskEvent(container.database.db, { accountId, kind: 'auditExported', body: { filter } });
  return linesOf(container, staff, filter);
};

async function* linesOf(container: Container, staff: Staff, filter: AuditFilter): AsyncGenerator<string> {
  const { auditCsv, eventWords } = container.words;
  const asked = askedOf(container, staff, filter);
  const names: Readonly<Record<string, string>> = eventWords;
  yield BYTE_ORDER_MARK + csvLine(auditCsv.titles);
  let cursor: TrailCursor | null = null;
  for (;;) {
    const found: TrailEvent[] = await trailPage(container.database.db, { ...asked, cursor, limit: AT_ONCE });
    const rows = await shown(container, staff, found);
    yield rows
      .map(({ at, loanNumber, seq, by, actor, kind, seal }) =>
        csvLine([at.toISOString(), loanNumber, seq, by ?? auditCsv.actors[actor] ?? actor, names[kind] ?? kind, seal]),
      )
      .join('');
    const last = found.at(-1);
    if (!last || found.length < AT_ONCE) return;
    cursor = { at: last.atKey, applicationId: last.applicationId, seq: last.seq };
  }
}
