import { randomUUID } from 'node:crypto';
import { setImmediate as breathe } from 'node:timers/promises';
import { parse } from 'csv-parse';
import { z } from 'zod';
import type { ImportCounts, ImportNews } from '#entities/lead-import.ts';
import type { Container } from '../container.ts';
import { appendDeskEvent } from '../db/repos/desk-events.ts';
import { addLeads, beginImport, endImport, type NewLead } from '../db/repos/leads.ts';
import { decodeText } from '../files/decode-text.ts';
import { type LeadOrigin, leadOriginOf } from './lead-origin.ts';
import { type LeadColumns, leadColumns, readLeadLine } from './read-lead-line.ts';
import type { Staff } from './staff-reach.ts';

const AT_ONCE = 1000;
const SHOWN_OF_LINE = 80;

const csvRecord = z.object({ record: z.array(z.string()), info: z.object({ lines: z.number(), bytes: z.number() }) });

const delimiterOf = (text: string): string => {
  const [header = ''] = text.split(/\r?\n/, 1);
  const counts = [',', ';', '\t'].map((mark) => ({ mark, times: header.split(mark).length }));
  return counts.reduce((best, each) => (each.times > best.times ? each : best)).mark;
};

type Broken = { line: number; text: string };

const recordsOf = (text: string, onBroken: (broken: Broken) => void) =>
  parse(text, {
    delimiter: delimiterOf(text),
    info: true,
    relax_column_count: true,
    skip_empty_lines: true,
    skip_records_with_error: true,
    max_record_size: 20_000,
    on_skip: (error) => {
      if (error) onBroken({ line: Number(Reflect.get(error, 'lines') ?? 0), text: error.code });
      return undefined;
    },
  });

type Import = { staff: Staff; fileName: string; bytes: Uint8Array };

/**
 * Reads a file of leads line by line and tells how it goes. What is right is kept a few hundred at a time, so a file that is broken off
 * and sent again goes on where it was: whoever is known is not imported again.
 */
export async function* importLeads(
  container: Container,
  { staff, fileName, bytes }: Import,
): AsyncGenerator<ImportNews, void, void> {
  const origin = await leadOriginOf(container, staff);
  const decoded = decodeText(bytes);
  if (bytes.length === 0 || decoded?.text.trim() === '') return yield { kind: 'refused', problem: 'empty' };
  if (decoded === null) return yield { kind: 'refused', problem: 'notText' };
  const { db } = container.database;
  const counts: ImportCounts = { lines: 0, imported: 0, known: 0, refused: 0 };
  const broken: Broken[] = [];
  let columns: LeadColumns | null = null;
  let importId = '';
  let batch: NewLead[] = [];
  const keep = async (): Promise<void> => {
    const added = await addLeads(db, batch);
    counts.imported += added.size;
    counts.known += batch.length - added.size;
    batch = [];
  };
  const badLines = (): ImportNews[] => {
    const news = broken.map(({ line, text }): ImportNews => ({ kind: 'badLine', line, problems: ['broken'], text }));
    counts.refused += broken.length;
    counts.lines += broken.length;
    broken.length = 0;
    return news;
  };
  for await (const found of recordsOf(decoded.text, (each) => broken.push(each))) {
    const { record, info } = csvRecord.parse(found);
    if (columns === null) {
      columns = leadColumns(record);
      if (columns === null) return yield { kind: 'refused', problem: 'columns' };
      importId = await beginImport(db, { accountId: staff.accountId, fileName });
      yield { kind: 'begun', encoding: decoded.encoding };
      continue;
    }
    yield* badLines();
    counts.lines += 1;
    const line = readLeadLine(record, columns);
    if (line.kind === 'lead') batch.push(newLead(line.lead, { origin, importId }));
    else {
      counts.refused += 1;
      const text = record.join(', ').slice(0, SHOWN_OF_LINE);
      yield { kind: 'badLine', line: info.lines, problems: line.problems, text };
    }
    if (counts.lines % AT_ONCE !== 0) continue;
    await keep();
    // Others want the processor too.
    await breathe();
    yield { kind: 'progress', counts: { ...counts }, share: Math.min(1, info.bytes / decoded.text.length) };
  }
  if (columns === null) return yield { kind: 'refused', problem: 'columns' };
  await keep();
  yield* badLines();
  await endImport(db, { id: importId, ...counts });
  await appendDeskEvent(db, {
    accountId: staff.accountId,
    kind: 'leadsImported',
    body: { importId, fileName, ...counts },
  });
  yield { kind: 'done', counts };
}

const newLead = (
  {
    estimatedMortgageBalance: mortgageBalance,
    ...told
  }: Extract<ReturnType<typeof readLeadLine>, { kind: 'lead' }>['lead'],
  { origin, importId }: { origin: LeadOrigin; importId: string },
): NewLead => ({ id: randomUUID(), ...origin, ...told, mortgageBalance, importId });
