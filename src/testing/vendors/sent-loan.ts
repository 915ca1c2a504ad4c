import { asOf, home } from './vendor-samples.ts';

/** A loan as the loan system is told of it. */
export const sentLoan = {
  loanNumber: '100001',
  borrowers: [{ firstName: 'Nora', middleName: null, lastName: 'Quist', suffix: null, dateOfBirth: asOf }],
  home,
  value: 455_000,
  lineAmount: 80_000,
  firstDraw: 50_000,
  status: 'approved',
  decisionId: 'decision-1',
  decidedOn: asOf,
};
