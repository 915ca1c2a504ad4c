import { lexer, type Token, type Tokens } from 'marked';

export type Inline =
  | { kind: 'text'; text: string }
  | { kind: 'strong' | 'emphasis'; inlines: Inline[] }
  | { kind: 'link'; inlines: Inline[]; href: string };

export type Block =
  | { kind: 'heading'; level: 2 | 3; id: string; text: string }
  | { kind: 'paragraph'; inlines: Inline[] }
  | { kind: 'note'; paragraphs: Inline[][] }
  | { kind: 'list'; isOrdered: boolean; items: Inline[][] }
  | { kind: 'table'; head: Inline[][]; rows: Inline[][][] };

export const slugOf = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');

/** A text's tokens in the forms its pages support; anything else, above all HTML, stops the build. */
type Known =
  | Tokens.Heading
  | Tokens.Paragraph
  | Tokens.Blockquote
  | Tokens.List
  | Tokens.Table
  | Tokens.Text
  | Tokens.Escape
  | Tokens.Strong
  | Tokens.Em
  | Tokens.Link
  | Tokens.Br;

const unknown = ({ type, raw }: Token): never => {
  throw new Error(`A text may not hold ${type}: ${raw.trim().slice(0, 80)}`);
};

const inlinesOf = (tokens: readonly Token[] | undefined): Inline[] => (tokens ?? []).map(inlineOf);

const inlineOf = (token: Token): Inline => {
  const known = token as Known;
  switch (known.type) {
    case 'text':
    case 'escape':
      return { kind: 'text', text: known.text.replace(/\n/g, ' ') };
    case 'strong':
      return { kind: 'strong', inlines: inlinesOf(known.tokens) };
    case 'em':
      return { kind: 'emphasis', inlines: inlinesOf(known.tokens) };
    case 'link':
      return { kind: 'link', inlines: inlinesOf(known.tokens), href: known.href };
    default:
      return unknown(token);
  }
};

const cellsOf = (cells: readonly Tokens.TableCell[]): Inline[][] => cells.map(({ tokens }) => inlinesOf(tokens));

/** An item of a tight list holds one text; a loose one would hold paragraphs, which our lists do not need. */
const itemOf = (item: Tokens.ListItem): Inline[] => {
  const [only, ...others] = item.tokens;
  if (only?.type !== 'text' || others.length > 0) return unknown(item);
  return inlinesOf((only as Tokens.Text).tokens);
};

const blockOf = (token: Token): Block => {
  const known = token as Known;
  switch (known.type) {
    case 'heading':
      if (known.depth !== 2 && known.depth !== 3) return unknown(token);
      return { kind: 'heading', level: known.depth, id: slugOf(known.text), text: known.text };
    case 'paragraph':
      return { kind: 'paragraph', inlines: inlinesOf(known.tokens) };
    case 'blockquote':
      return { kind: 'note', paragraphs: paragraphsOf(known.tokens) };
    case 'list':
      return { kind: 'list', isOrdered: known.ordered, items: known.items.map(itemOf) };
    case 'table':
      return { kind: 'table', head: cellsOf(known.header), rows: known.rows.map(cellsOf) };
    default:
      return unknown(token);
  }
};

const paragraphsOf = (tokens: readonly Token[]): Inline[][] =>
  tokens
    .filter(({ type }) => type !== 'space')
    .map((token) => {
      const block = blockOf(token);
      return block.kind === 'paragraph' ? block.inlines : unknown(token);
    });

/** Our own texts: headings of two levels, paragraphs, notes, lists, tables, emphasis and links. Never HTML. */
export const parseMarkdown = (text: string): Block[] =>
  lexer(text)
    .filter(({ type }) => type !== 'space')
    .map(blockOf);

const inlineText = (inline: Inline): string => (inline.kind === 'text' ? inline.text : textOf(inline.inlines));

/** Plain text, for search or a feed. */
export const textOf = (inlines: readonly Inline[]): string => inlines.map(inlineText).join('');

export const blockText = (block: Block): string => {
  switch (block.kind) {
    case 'heading':
      return block.text;
    case 'paragraph':
      return textOf(block.inlines);
    case 'note':
      return block.paragraphs.map(textOf).join(' ');
    case 'list':
      return block.items.map(textOf).join(' ');
    case 'table':
      return [block.head, ...block.rows].flatMap((row) => row.map(textOf)).join(' ');
  }
};

const linksIn = (inlines: readonly Inline[]): string[] =>
  inlines.flatMap((inline) => {
    if (inline.kind === 'text') return [];
    return [...(inline.kind === 'link' ? [inline.href] : []), ...linksIn(inline.inlines)];
  });

export const linksOf = (block: Block): string[] => {
  switch (block.kind) {
    case 'heading':
      return [];
    case 'paragraph':
      return linksIn(block.inlines);
    case 'note':
      return block.paragraphs.flatMap(linksIn);
    case 'list':
      return block.items.flatMap(linksIn);
    case 'table':
      return [block.head, ...block.rows].flat().flatMap(linksIn);
  }
};
