/** A cell that begins like a formula would be run by a spreadsheet: it gets a mark in front that says it is text. */
const neutral = (text: string): string => (/^[=+\-@\t\r\n|%]/.test(text) ? `'${text}` : text);

export const csvLine = (cells: readonly (string | number | null)[]): string =>
  `${cells.map((cell) => `"${neutral(String(cell ?? '')).replaceAll('"', '""')}"`).join(',')}\r\n`;
