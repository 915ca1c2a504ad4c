import { randomUUID } from 'node:crypto';
import { setImmediate as breathe } from 'node:timers/promises';
import type { ImportCounts, ImportNews } from '#entities/contract/lead-import.ts';
import type { Container } from '#server/container.ts';
import { appendDeskEvent } from '#server/db/repos/loan/desk-events.ts';
import { lockRegistrations } from '#server/db/repos/pipeline/lead-registrations.ts';
import { addLeads, beginImport, endImport, type NewLead } from '#server/db/repos/pipeline/leads.ts';
import { textEncodingOf } from '#server/files/decode-text.ts';
import type { Staff } from '../shared/staff-reach.ts';
import { type LeadOrigin, leadOriginOf } from './lead-origin.ts';
import { type LeadRecord, leadRecords } from './lead-records.ts';
import { ownerOfLead, registeredElsewhere } from './lead-registrations.ts';
import { type LeadColumns, type LeadLine, leadColumns, readLeadLine } from './read-lead-line.ts';

const AT_ONCE = 1000;
const SHOWN_OF_LINE = 80;

const unreadable: LeadLine = { kind: 'bad', problems: ['broken'] };
const isBlank = (cells: readonly string[]): boolean => cells.join('').trim() === '';
/** A line that cannot be read has no text to show; its problem says why. */
const textOf = (found: LeadRecord): string =>
  found.kind === 'broken' ? '' : found.cells.join(', ').slice(0, SHOWN_OF_LINE);

type Import = { staff: Staff; fileName: string; bytes: Uint8Array };

/**
 * Reads a file of leads line by line and reports progress. Valid leads are saved a few hundred at a time, so an interrupted file
 * that is sent again resumes where it stopped: known leads are not imported again.
 */
export async function* importLeads(
  container: Container,
  { staff, fileName, bytes }: Import,
): AsyncGenerator<ImportNews, void, void> {
  const origin = await leadOriginOf(container, staff);
  const encoding = await textEncodingOf(bytes);
  if (encoding === null) return yield { kind: 'refused', problem: 'notText' };
  const { db } = container.database;
  const counts: ImportCounts = { lines: 0, imported: 0, known: 0, refused: 0 };
  let columns: LeadColumns | null = null;
  let importId = '';
  let batch: ReadLine[] = [];
  /** Leads kept by a partner, other than the one who imports, are told like a line that cannot be read. */
  const keep = async (): Promise<ImportNews[]> => {
    const { added, refused } = await keepLines(container, { batch, origin });
    counts.imported += added;
    counts.refused += refused.length;
    counts.known += batch.length - added - refused.length;
    batch = [];
    return refused.map(({ line, text }) => ({ kind: 'badLine', line, problems: ['registered'], text }));
  };
  for await (const found of leadRecords(bytes, encoding)) {
    if (columns === null && found.kind === 'cells') {
      if (isBlank(found.cells)) continue;
      columns = leadColumns(found.cells);
      if (columns === null) return yield { kind: 'refused', problem: 'columns' };
      importId = await beginImport(db, { accountId: staff.accountId, fileName });
      yield { kind: 'begun', encoding };
      continue;
    }
    counts.lines += 1;
    const line = found.kind === 'cells' && columns ? readLeadLine(found.cells, columns) : unreadable;
    if (line.kind === 'lead')
      batch.push({ lead: newLead(line.lead, { origin, importId }), line: found.line, text: textOf(found) });
    else {
      counts.refused += 1;
      yield { kind: 'badLine', line: found.line, problems: line.problems, text: textOf(found) };
    }
    if (counts.lines % AT_ONCE !== 0) continue;
    yield* await keep();
    // Yields the CPU to other requests.
    await breathe();
    yield { kind: 'progress', counts: { ...counts }, share: found.share };
  }
  if (columns === null) return yield { kind: 'refused', problem: counts.lines === 0 ? 'empty' : 'columns' };
  yield* await keep();
  await endImport(db, { id: importId, ...counts });
  await appendDeskEvent(db, {
    accountId: staff.accountId,
    kind: 'leadsImported',
    body: { importId, fileName, ...counts },
  });
  yield { kind: 'done', counts };
}

type ReadLine = { lead: NewLead; line: number; text: string };

const keepLines = (container: Container, { batch, origin }: { batch: readonly ReadLine[]; origin: LeadOrigin }) =>
  container.database.transact(async (tx) => {
    await lockRegistrations(tx);
    const owner = origin.source === 'MCR' ? ownerOfLead(origin) : null;
    const people = batch.map(({ lead: { email, phone = null } }) => ({ email, phone, owner }));
    const kept = await registeredElsewhere(container, tx, people);
    const added = await addLeads(
      tx,
      batch.filter((_, at) => !kept[at]).map(({ lead }) => lead),
    );
    return { added: added.size, refused: batch.filter((_, at) => kept[at]) };
  });

const newLead = (
  {
    estimatedMortgageBalance: mortgageBalance,
    ...told
  }: Extract<ReturnType<typeof readLeadLine>, { kind: 'lead' }>['lead'],
  { origin, importId }: { origin: LeadOrigin; importId: string },
): NewLead => ({ id: randomUUID(), ...origin, ...told, mortgageBalance, importId });
