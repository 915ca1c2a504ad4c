import { pseudo } from '#words';

/** A line's markup at its start and end: keys of the front matter, headings with their condition and layout, quotes, list items, signature fields. */
const LINE =
  /^((?:title|subtitle|subject|text): |## |> |!! |- |\d\. |\[(?:initial|sign)\] )?(.*?)( \{\w+\})?( \[(?:beside|slip)\])?$/;
const FENCE = /^(?:---|:::.*|numbered: no|\|[-|]+\|)$/;

/** Variables, bold marks and both ends of a link stay as they are, so that inserted values are outside the marks. */
const INLINE = /(\{\{[\w:]+\}\}|\*\*|\[|\]\([^)]*\))/;

/** Punctuation after a variable or a link, and the spaces around a piece, stay outside its marks: they end a URL. */
const PIECE = /^([\s.,;:!?]*)(.*?)(\s*)$/;

const pseudoPiece = (piece: string): string =>
  piece.replace(PIECE, (_, before: string, text: string, after: string) => `${before}${pseudo(text)}${after}`);

const pseudoInline = (text: string): string =>
  text
    .split(INLINE)
    .map((piece, index) => (index % 2 === 1 ? piece : pseudoPiece(piece)))
    .join('');

const pseudoLine = (line: string): string =>
  FENCE.test(line)
    ? line
    : line.startsWith('|')
      ? line.split('|').map(pseudoPiece).join('|')
      : line.replace(
          LINE,
          (_, start: string = '', text: string = '', only: string = '', layout: string = '') =>
            `${start}${pseudoInline(text)}${only}${layout}`,
        );

/** A source text of `content/` in the pseudo-locale: every piece of text is marked, and the markup is kept. */
export const pseudoMarkdown = (source: string): string => source.split('\n').map(pseudoLine).join('\n');
