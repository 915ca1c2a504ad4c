import { z } from 'zod';
import { actorOf, staffIdOf } from '#entities/contract/actor.ts';
import type { AuditFilter } from '#entities/contract/desk/audit-filter.ts';
import { csvLine } from '#entities/text/csv-line.ts';
import { loanNumberText, typedLoanNumber } from '#entities/values/loan-number.ts';
import { may } from '#server/auth/permissions.ts';
import type { Container } from '#server/container.ts';
import type { Db } from '#server/db/connect.ts';
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
  /** The staff member's name, or whose part it was. */
  who: z.string(),
  kind: z.string(),
  /** The event in words. Its details are in the loan's own trail. */
  what: z.string(),
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
  { database: { db }, words: { auditCsv, eventWords } }: Container,
  { grants }: Staff,
  rows: readonly TrailEvent[],
): Promise<ShownEvent[]> => {
  const names = await namesOf(db, [...new Set(rows.flatMap(({ actor }) => idOf(actor) ?? []))]);
  const told: Readonly<Record<string, string>> = eventWords;
  return rows.map(({ applicationId, loanNumber, seq, at, actor, kind, seal }) => ({
    loanId: may(grants, 'seeLoan') ? applicationId : null,
    loanNumber: loanNumberText(loanNumber),
    ...{ seq, at, kind, seal },
    who: names.get(idOf(actor) ?? '') ?? auditCsv.actors[actor] ?? auditCsv.someone,
    what: told[kind] ?? kind,
  }));
};

/** Every kind of event by its name, in the order of the names. */
export const eventKinds = ({ words }: Container): { kind: string; text: string }[] =>
  Object.entries(words.eventWords)
    .map(([kind, text]) => ({ kind, text }))
    .toSorted((one, other) => one.text.localeCompare(other.text));

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
  return linesOf(container, staff, { filter, from: await container.reportsDatabase() });
};

async function* linesOf(
  container: Container,
  staff: Staff,
  { filter, from }: { filter: AuditFilter; from: Db },
): AsyncGenerator<string> {
  const { auditCsv } = container.words;
  const asked = askedOf(container, staff, filter);
  yield BYTE_ORDER_MARK + csvLine(auditCsv.titles);
  let cursor: TrailCursor | null = null;
  for (;;) {
    const found: TrailEvent[] = await trailPage(from, { ...asked, cursor, limit: AT_ONCE });
    const rows = await shown(container, staff, found);
    yield rows
      .map(({ at, loanNumber, seq, who, what, seal }) => csvLine([at.toISOString(), loanNumber, seq, who, what, seal]))
      .join('');
    const last = found.at(-1);
    if (!last || found.length < AT_ONCE) return;
    cursor = { at: last.atKey, applicationId: last.applicationId, seq: last.seq };
  }
}
