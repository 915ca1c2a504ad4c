const WIDTH = 94;

/** Text, left, blank-filled and cut; banks read plain capitals and figures. */
export const words = (text: string, width: number): string =>
  text
    .normalize('NFKD')
    .replace(/[^\x20-\x7e]/g, '')
    .toUpperCase()
    .slice(0, width)
    .padEnd(width);

/** A whole number, right, zero-filled. One that does not fit is never cut. */
export const digits = (value: number | string, width: number): string => {
  const text = String(value);
  if (!/^\d+$/.test(text) || text.length > width) throw new Error(`${text} does not fit into ${width} digits`);
  return text.padStart(width, '0');
};

export const line = (...parts: readonly string[]): string => {
  const text = parts.join('');
  if (text.length !== WIDTH) throw new Error(`a line of ${text.length} characters`);
  return text;
};

/** The last ten digits of the sum of the receiving banks' numbers. */
export const hashOf = (banks: readonly string[]): string =>
  digits(banks.reduce((sum, bank) => sum + Number(bank.slice(0, 8)), 0) % 10 ** 10, 10);

/** Weighted 3, 7 and 1, the nine digits add up to a multiple of ten. */
export const isRoutingNumber = (number: string): boolean =>
  /^\d{9}$/.test(number) &&
  [...number].reduce((sum, digit, at) => sum + Number(digit) * ([3, 7, 1][at % 3] ?? 0), 0) % 10 === 0;

/** Lines of nines fill the last block of ten. */
export const FILLER = '9'.repeat(WIDTH);
export const BLOCK = 10;
export const isWhole = (text: string): boolean => text.length === WIDTH;
