/**
 * The classic FICO reason codes in plain words, for reports that send the code alone. A code that is not here has no words, and a
 * notice that needs them stops.
 */
const factors: Readonly<Record<string, string>> = {
  1: 'Amount owed on accounts is too high',
  2: 'Level of delinquency on accounts',
  3: 'Too few bank revolving accounts',
  4: 'Too many bank or national revolving accounts',
  5: 'Too many accounts with balances',
  6: 'Too many consumer finance company accounts',
  7: 'Account payment history is too new to rate',
  8: 'Too many inquiries in the last 12 months',
  9: 'Too many accounts recently opened',
  10: 'Proportion of balances to credit limits on revolving accounts is too high',
  11: 'Amount owed on revolving accounts is too high',
  12: 'Length of time revolving accounts have been established',
  13: 'Time since delinquency is too recent or unknown',
  14: 'Length of time accounts have been established',
  15: 'Lack of recent bank revolving information',
  16: 'Lack of recent revolving account information',
  17: 'No recent non-mortgage balance information',
  18: 'Number of accounts with delinquency',
  19: 'Too few accounts currently paid as agreed',
  20: 'Time since a public record or collection is too short',
  21: 'Amount past due on accounts',
  22: 'Serious delinquency, public record or collection',
  24: 'No recent revolving balances',
  28: 'Number of established accounts',
  30: 'Time since the most recent account opening is too short',
  31: 'Too few accounts with recent payment information',
  32: 'Lack of recent installment loan information',
  33: 'Proportion of loan balances to loan amounts is too high',
  34: 'Amount owed on delinquent accounts',
  38: 'Serious delinquency, and a public record or collection',
  39: 'Serious delinquency',
  40: 'Public record or collection filed',
};

/** Codes come as `14`, `014` or `00014`. */
export const factorText = (code: string | null): string | null => factors[(code ?? '').replace(/^0+/, '')] ?? null;
