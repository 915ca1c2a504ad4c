/** A spreadsheet would run a cell that starts like a formula: a leading mark makes it text. */
const FORMULA_STARTS: ReadonlySet<string> = new Set(['=', '+', '-', '@', '\t', '\r', '\n', '|', '%']);

const neutral = (text: string): string => (FORMULA_STARTS.has(text.charAt(0)) ? `'${text}` : text);

const quoted = (text: string): string => `"${text.includes('"') ? text.replaceAll('"', '""') : text}"`;

export const csvLine = (cells: readonly (string | number | null)[]): string => {
  let line = '';
  for (const cell of cells) line += `${line && ','}${cell === null ? '""' : quoted(neutral(String(cell)))}`;
  return `${line}\r\n`;
};
