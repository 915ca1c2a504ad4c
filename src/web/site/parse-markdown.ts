export type Inline =
  | { kind: 'text'; text: string }
  | { kind: 'strong'; text: string }
  | { kind: 'link'; text: string; href: string };

export type Block =
  | { kind: 'heading'; level: 2 | 3; id: string; text: string }
  | { kind: 'paragraph'; inlines: Inline[] }
  | { kind: 'list'; items: Inline[][] }
  | { kind: 'table'; head: Inline[][]; rows: Inline[][][] };

const slugOf = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');

const INLINE = /\*\*(?<strong>[^*]+)\*\*|\[(?<text>[^\]]+)\]\((?<href>[^)\s]+)\)/g;

export const parseInlines = (text: string): Inline[] => {
  const inlines: Inline[] = [];
  let from = 0;
  for (const match of text.matchAll(INLINE)) {
    if (match.index > from) inlines.push({ kind: 'text', text: text.slice(from, match.index) });
    const { strong, text: label, href } = match.groups ?? {};
    if (strong !== undefined) inlines.push({ kind: 'strong', text: strong });
    else if (label !== undefined && href !== undefined) inlines.push({ kind: 'link', text: label, href });
    from = match.index + match[0].length;
  }
  if (from < text.length) inlines.push({ kind: 'text', text: text.slice(from) });
  return inlines;
};

const cellsOf = (row: string): Inline[][] =>
  row
    .trim()
    .replace(/^\||\|$/g, '')
    .split('|')
    .map((cell) => parseInlines(cell.trim()));

const blockOf = (chunk: string): Block => {
  const rows = chunk.split('\n');
  const [first = ''] = rows;
  const heading = /^(?<marks>#{2,3}) (?<text>.+)$/.exec(chunk)?.groups;
  if (heading?.marks !== undefined && heading.text !== undefined) {
    return { kind: 'heading', level: heading.marks.length === 2 ? 2 : 3, id: slugOf(heading.text), text: heading.text };
  }
  if (first.startsWith('|')) return { kind: 'table', head: cellsOf(first), rows: rows.slice(2).map(cellsOf) };
  if (rows.every((row) => row.startsWith('- '))) {
    return { kind: 'list', items: rows.map((row) => parseInlines(row.slice(2))) };
  }
  return { kind: 'paragraph', inlines: parseInlines(rows.join(' ')) };
};

/** The Markdown our own texts use: headings of two levels, paragraphs, lists, tables, bold and links. Never HTML. */
export const parseMarkdown = (text: string): Block[] =>
  text
    .trim()
    .split(/\n{2,}/)
    .filter((chunk) => chunk.length > 0)
    .map(blockOf);
