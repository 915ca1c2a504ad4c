/** The loan number as shown to applicants, on documents and to staff. */
export const loanNumberText = (loanNumber: number): string => `HL-${loanNumber}`;
