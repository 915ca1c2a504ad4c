const WEIGHTS = [7, 3, 1] as const;

const worthOf = (letter: string): number => {
  if (letter === '<') return 0;
  return /\d/.test(letter) ? Number(letter) : letter.charCodeAt(0) - 55;
};

/** The check digit of ICAO 9303, part 3. */
export const mrzDigit = (text: string): number =>
  [...text].reduce((sum, letter, at) => sum + worthOf(letter) * (WEIGHTS[at % 3] ?? 0), 0) % 10;

const fits = (text: string, digit: string): boolean => mrzDigit(text) === worthOf(digit);

/** The second line of a passport, where the check digits of number, birth, expiration and of all of them fit. */
export const hasSoundDigits = (line: string): boolean => {
  const part = (from: number, to: number): string => line.slice(from, to);
  return (
    fits(part(0, 9), part(9, 10)) &&
    fits(part(13, 19), part(19, 20)) &&
    fits(part(21, 27), part(27, 28)) &&
    fits(part(0, 10) + part(13, 20) + part(21, 43), part(43, 44))
  );
};
