/** Letters count as 10 to 35, whatever their case (Reg C, appendix C). */
const numberOf = (text: string): bigint =>
  BigInt([...text.toUpperCase()].map((letter) => Number.parseInt(letter, 36)).join(''));

const WHOLE = /^[A-Za-z0-9]+$/;

/** Two check digits by ISO 7064, mod 97-10. */
export const checkDigits = (text: string): string => {
  if (!WHOLE.test(text)) throw new Error('Only letters and digits have check digits.');
  return String(98n - (numberOf(`${text}00`) % 97n)).padStart(2, '0');
};

export const hasValidCheckDigits = (text: string): boolean => WHOLE.test(text) && numberOf(text) % 97n === 1n;

const MOST_CHARACTERS = 45;

/** The lender's legal entity identifier, the loan's own number, and the check digits. */
export const universalLoanId = ({ lei, loanNumber }: { lei: string; loanNumber: string }): string => {
  const base = `${lei}${loanNumber}`;
  const whole = `${base}${checkDigits(base)}`;
  if (lei.length !== 20 || whole.length > MOST_CHARACTERS)
    throw new Error('A loan identifier has 23 to 45 characters.');
  return whole;
};
