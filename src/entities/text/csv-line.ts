/** A spreadsheet would run a cell that starts like a formula: a leading mark makes it text. */
const neutral = (text: string): string => (/^[=+\-@\t\r\n|%]/.test(text) ? `'${text}` : text);

export const csvLine = (cells: readonly (string | number | null)[]): string =>
  `${cells.map((cell) => `"${neutral(String(cell ?? '')).replaceAll('"', '""')}"`).join(',')}\r\n`;
