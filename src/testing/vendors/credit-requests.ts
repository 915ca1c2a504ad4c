import type { CreditIdentity, CreditRequest } from '#server/vendors/credit-bureau/port.ts';
import { asOf, home } from './vendor-samples.ts';

/** Two made-up people, and a request about one or both of them. */
export const nora = {
  ...{ firstName: 'Nora', middleName: null, lastName: 'Quist', suffix: null },
  ...{ dateOfBirth: '1985-03-14', ssn: '219099999', address: home },
} as CreditIdentity;

export const jamie = { ...nora, firstName: 'Jamie', dateOfBirth: '1983-07-02', ssn: '219099998' } as CreditIdentity;

export const requestFor = (people: CreditIdentity[], look: CreditRequest['look'] = 'soft'): CreditRequest => ({
  kind: people.length > 1 ? 'jointCredit' : 'singleCredit',
  look,
  people,
  asOf,
  stated: { mortgageBalance: null },
});
