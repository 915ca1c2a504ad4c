import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { type WrittenDocumentKind, writtenDocumentKind } from '#entities/contract/written-document.ts';
import { documentPdf } from './document-pdf.ts';
import { complianceSamples } from './testing/compliance-samples.ts';
import { readPdf } from './testing/read-pdf.ts';

const folder = new URL('../../../docs/compliance/', import.meta.url);

type Row = { item: string; sample: string; words: string };
type Table = { file: string; kind: WrittenDocumentKind; rows: Row[] };

const cellsOf = (line: string): string[] =>
  line
    .split('|')
    .slice(1, -1)
    .map((cell) => cell.trim());

const tables: Table[] = readdirSync(folder)
  .map((file) => ({ file, text: readFileSync(new URL(file, folder), 'utf8') }))
  .flatMap(({ file, text }) => {
    const kind = /^Document: `(\w+)`/m.exec(text)?.[1];
    if (kind === undefined) return [];
    const [, , ...lines] = text.split('\n').filter((line) => line.startsWith('|'));
    const rows = lines.map(cellsOf).map(([item = '', , , sample = '', words = '']) => ({ item, sample, words }));
    return [{ file, kind: writtenDocumentKind.parse(kind), rows }];
  });

const read = new Map<string, Promise<string>>();

/** Spaces aside: a reader may see a line break anywhere. */
const bare = (text: string): string => text.replace(/\s+/g, '');

const textOf = (kind: WrittenDocumentKind, sample: string): Promise<string> => {
  const key = `${kind}/${sample}`;
  const write = complianceSamples[sample];
  if (!write) throw new Error(`There is no sample ${sample}.`);
  const text = read.get(key) ?? documentPdf(write(kind)).then(async ({ bytes }) => bare((await readPdf(bytes)).text));
  read.set(key, text);
  return text;
};

describe.each(tables)('the PDF of $kind has every item of docs/compliance/$file', ({ kind, rows }) => {
  it.each(rows)('$item', async ({ sample, words }) => {
    expect(words).not.toBe('');
    expect(await textOf(kind, sample)).toContain(bare(words));
  });
});

it('the tables are linked from the first page', () => {
  const first = readFileSync(new URL('README.md', folder), 'utf8');
  expect(tables.length).toBeGreaterThan(0);
  for (const { file } of tables) expect(first).toContain(`](${file})`);
});
