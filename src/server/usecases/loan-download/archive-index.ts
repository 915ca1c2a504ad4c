import { csvLine } from '#entities/text/csv-line.ts';
import type { Container } from '#server/container.ts';

export type IndexRow = {
  name: string;
  type: string;
  person: string;
  request: string;
  source: string;
  state: string;
  receivedAt: Date;
  sha256: string;
  included: string;
};
export type IndexHead = { title: string; madeFor: string; people: string[]; left: string[] };

const cellsOf = ({ receivedAt, ...row }: IndexRow): string[] => [
  ...[row.name, row.type, row.person, row.request, row.source, row.state],
  ...[receivedAt.toISOString(), row.sha256, row.included],
];

export const indexCsv = ({ words }: Pick<Container, 'words'>, rows: readonly IndexRow[]): string =>
  `\ufeff${[[...words.loanArchive.columns], ...rows.map(cellsOf)].map(csvLine).join('')}`;

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

const line = (tag: 'th' | 'td', cells: readonly string[]): string =>
  `<tr>${cells.map((cell) => `<${tag}>${escaped(cell)}</${tag}>`).join('')}</tr>`;

const list = (items: readonly string[]): string =>
  items.length === 0 ? '' : `<ul>${items.map((item) => `<li>${escaped(item)}</li>`).join('')}</ul>`;

/** Opens in any browser, loads nothing and runs nothing. */
export const indexHtml = (
  { words: { loanArchive: words } }: Pick<Container, 'words'>,
  { head, rows }: { head: IndexHead; rows: readonly IndexRow[] },
): string => `<!doctype html>
<html lang="en-US"><head><meta charset="utf-8"><title>${escaped(head.title)}</title>
<meta http-equiv="Content-Security-Policy" content="default-src 'none'">
</head><body><h1>${escaped(head.title)}</h1><p>${escaped(head.madeFor)}</p>${list(head.people)}
<table border="1"><thead>${line('th', words.columns)}</thead><tbody>
${rows.map((row) => line('td', cellsOf(row))).join('\n')}
</tbody></table>
${head.left.length === 0 ? '' : `<h2>${escaped(words.left)}</h2>${list(head.left)}`}
</body></html>
`;
