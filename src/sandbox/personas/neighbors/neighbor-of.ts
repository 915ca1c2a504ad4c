import type { Address } from '#entities/values/address.ts';
import { reportedDebt } from '../parts/bureau-debts.ts';
import { creditFileWith, outside, payrollJob, valuedAt } from '../parts/outside-answers.ts';
import { standardAnswers } from '../parts/standard-answers.ts';
import type { Persona } from '../persona.ts';

export type Neighbor = {
  firstName: string;
  lastName: string;
  /** The last two digits of SSN and phone number. */
  at: string;
  born: string;
  /** Street, city, state, ZIP code and county. */
  home: readonly [string, string, Address['state'], string, string];
  value: number;
  owed: number;
  yearly: number;
  employer: string;
  score: number;
  line: number;
  product?: 'variable' | 'fixed';
};

/** A household with one home, one job that payroll confirms, and nothing in its way. */
export const neighborOf = ({
  firstName,
  lastName,
  at,
  born,
  home,
  value,
  owed,
  yearly,
  employer,
  score,
  line,
  product,
}: Neighbor): Persona => {
  const [line1, city, state, zip, county] = home;
  const email = `${firstName}.${lastName}@example.com`.toLowerCase();
  const answers = standardAnswers({
    ...{ firstName, lastName, email, value, owed, annualIncome: yearly, dateOfBirth: born },
    ...{ ssn: `1234568${at}`, phone: `61555502${at}`, address: { line1, line2: null, city, state, zip, county } },
  });
  const terms = product === 'fixed' ? { product, years: 30 } : { product: 'variable' as const, years: 10 };
  const position = 'Project manager';
  return {
    name: `neighbor-${lastName.toLowerCase()}`,
    story: `${firstName} of ${city} owns a home, has one job that payroll confirms, and asks for an ordinary line.`,
    variant: 'withUsageStep',
    borrower: {
      ...answers,
      creditRange: { creditRange: score >= 760 ? '760+' : '740-759' },
      previewOffer: { amount: line, ...terms, originationFee: 0, hasAutopay: product === 'fixed' },
      application6: { incomeVerificationMethod: 'payroll' },
    },
    coborrower: null,
    payOff: ['card'],
    facts: outside({
      credit: creditFileWith([score, score + 4, score + 9], {
        debts: [
          reportedDebt({
            id: 'mortgage',
            type: 'mortgage',
            creditor: 'Cumberland Home Loans',
            balance: owed,
            payment: Math.round(owed * 0.0066),
          }),
          reportedDebt({
            id: 'card',
            type: 'revolving',
            creditor: 'Union Card',
            balance: 5200,
            payment: 150,
            limit: 15_000,
          }),
        ],
      }),
      valuations: valuedAt(Math.round(value * 1.01)),
      payroll: [
        payrollJob({
          id: 'payroll-1',
          employerName: employer,
          position,
          startDate: '2018-03-05',
          base: Math.round(yearly / 12),
        }),
      ],
    }),
  };
};
