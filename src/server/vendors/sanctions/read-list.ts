import { createHash } from 'node:crypto';
import { parse } from 'csv-parse/sync';
import { z } from 'zod';
import type { ListAnswer, ListedEntry, ListedKind, ListProblem } from '#entities/facts/published/sanctions-list.ts';
import type { Day } from '#entities/values/day.ts';
import { readRemarks } from './read-remarks.ts';

const CONTROL_Z = '\u001a';
const COLUMNS = { sdn: 12, alt: 5 } as const;

/** Latin-1, without header; `-0-` is null, and a control-Z may end the file. */
const cell = z.string().transform((text) => (text.trim() === '-0-' ? null : text.trim()));
const id = z.string().trim().regex(/^\d+$/);
const name = z
  .string()
  .trim()
  .min(1)
  .refine((text) => text !== '-0-');
const type = cell.pipe(z.enum(['individual', 'vessel', 'aircraft']).nullable());
const sdnRow = z.tuple([id, name, type, cell, cell, cell, cell, cell, cell, cell, cell, cell]);
const altRow = z.tuple([id, id, z.enum(['aka', 'fka', 'nka']), name, cell]);

const KINDS = { individual: 'person', vessel: 'vessel', aircraft: 'aircraft' } as const satisfies Record<
  string,
  ListedKind
>;

const rowsOf = (bytes: Uint8Array, columns: number): string[][] | null => {
  const text = Buffer.from(bytes).toString('latin1').replaceAll(CONTROL_Z, '').trim();
  if (text.startsWith('<')) return null;
  try {
    const rows = z.array(z.array(z.string())).parse(parse(text, { relax_column_count: true, skip_empty_lines: true }));
    return rows.every((row) => row.length === columns) ? rows : null;
  } catch {
    return null;
  }
};

export type ListFiles = { sdn: Uint8Array; alt: Uint8Array };
type Reading = {
  publishedOn: Day;
  /** A shorter list was cut off on its way. */
  fewest: { entries: number; aliases: number };
};

const unknown = (problem: ListProblem): ListAnswer => ({ kind: 'unknown', problem });

/** The two files as one list; anything but a whole list is unknown. */
export const readList = ({ sdn, alt }: ListFiles, { publishedOn, fewest }: Reading): ListAnswer => {
  const [entryRows, aliasRows] = [rowsOf(sdn, COLUMNS.sdn), rowsOf(alt, COLUMNS.alt)];
  if (entryRows === null || aliasRows === null) return unknown('notAList');
  const listed = z.array(sdnRow).safeParse(entryRows);
  const named = z.array(altRow).safeParse(aliasRows);
  if (!listed.success || !named.success) return unknown('notAList');
  if (listed.data.length < Math.max(1, fewest.entries) || named.data.length < fewest.aliases)
    return unknown('incomplete');
  const aliases = Map.groupBy(named.data, ([entry]) => entry);
  const entries = listed.data.map(([entryId, entryName, sort, programs, , , , , , , , remarks]): ListedEntry => {
    const { births, weakAliases } = readRemarks(remarks);
    const also = (aliases.get(entryId) ?? []).map(([, , , alias]) => alias);
    return {
      id: entryId,
      kind: sort === null ? 'entity' : KINDS[sort],
      name: entryName,
      aliases: also,
      weakAliases,
      births,
      programs: (programs ?? '').split('] [').filter((program) => program !== ''),
      remarks,
    };
  });
  const ids = new Set(entries.map((entry) => entry.id));
  // Both files are in the order of the ids: an alias without its entry means that the entries were cut off.
  if ([...aliases.keys()].some((entry) => !ids.has(entry))) return unknown('incomplete');
  const version = createHash('sha256').update(sdn).update(alt).digest('hex').slice(0, 12);
  return { kind: 'found', list: { version, publishedOn, entries } };
};
