/** A loan's number as everyone says it: the person, their papers and the staff. */
export const loanNumberText = (loanNumber: number): string => `HL-${loanNumber}`;
