import { pipeline, Readable } from 'node:stream';
import { parse } from 'csv-parse';
import { z } from 'zod';
import type { TextEncoding } from '#entities/contract/lead-import.ts';
import { PIECE_BYTES, textPieces } from '#server/files/decode-text.ts';

const csvRecord = z.object({ record: z.array(z.string()), info: z.object({ lines: z.number() }) });

const delimiterOf = (text: string): string => {
  const [header = ''] = text.split(/\r?\n/, 1);
  const counts = [',', ';', '\t'].map((mark) => ({ mark, times: header.split(mark).length }));
  return counts.reduce((best, each) => (each.times > best.times ? each : best)).mark;
};

/** `share`: the fraction of the file consumed so far. */
export type LeadRecord = { line: number; share: number } & ({ kind: 'cells'; cells: string[] } | { kind: 'broken' });

/**
 * The rows of a CSV file and its unreadable rows, in order. The file is passed to the parser chunk by chunk, each once the
 * previous rows were consumed: as a whole it would be parsed in one go, blocking all other requests.
 */
export async function* leadRecords(
  bytes: Uint8Array,
  encoding: TextEncoding,
): AsyncGenerator<LeadRecord, void, undefined> {
  let pieces = 0;
  const fed = function* () {
    for (const piece of textPieces(bytes, encoding)) {
      pieces += 1;
      yield piece;
    }
  };
  const { value: first } = textPieces(bytes, encoding).next();
  const share = () => Math.min(1, (pieces * PIECE_BYTES) / bytes.length);
  const broken: LeadRecord[] = [];
  const parser = parse({
    delimiter: delimiterOf(first ?? ''),
    info: true,
    relax_column_count: true,
    skip_empty_lines: true,
    skip_records_with_error: true,
    max_record_size: 20_000,
    on_skip: (error) => {
      const line = Number(Reflect.get(error ?? {}, 'lines') ?? 0);
      if (error) broken.push({ kind: 'broken', line, share: share() });
      return undefined;
    },
  });
  // Parser errors are thrown where the rows are consumed.
  pipeline(Readable.from(fed(), { highWaterMark: 1 }), parser, () => undefined);
  for await (const found of parser) {
    const { record, info } = csvRecord.parse(found);
    yield* broken.splice(0);
    yield { kind: 'cells', cells: record, line: info.lines, share: share() };
  }
  yield* broken.splice(0);
}
