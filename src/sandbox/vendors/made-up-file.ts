import type { DebtItem } from '#entities/application/debt-item.ts';
import type { CreditFile } from '#entities/facts/credit-file.ts';
import { reportedDebt } from '#entities/facts/reported-debt.ts';
import { addMonths, type Day, firstOfMonth } from '#entities/values/day.ts';
import type { CreditIdentity, CreditRequest } from '#server/vendors/credit-bureau/port.ts';
import { type Lot, lotOf } from './lot.ts';

const banks = ['Cedar Point Bank', 'Harborview Mortgage', 'Meadowlark Credit Union', 'Granite State Lending'] as const;
const cards = ['Union Card', 'Harbor Rewards', 'Seaside Stores', 'Northwind Card'] as const;

/** The approximate monthly cost of a thirty-year loan at 6.5%. */
const MONTHLY_SHARE = 0.0068;

const mortgages = (lot: Lot, { owed, opened }: { owed: number; opened: Day }): DebtItem[] => {
  if (owed === 0) return [];
  const hasTwo = owed > 200_000 && lot.whole('second mortgage', [0, 3]) === 0;
  const second = hasTwo ? Math.round(owed * 0.12) : 0;
  const loan = (id: string, { balance, name }: { balance: number; name: string }) =>
    reportedDebt({
      id,
      type: 'mortgage',
      debtor: 'borrower',
      creditor: lot.oneOf(name, banks),
      balance,
      monthlyPayment: Math.round(balance * MONTHLY_SHARE),
      dateOpened: opened,
      hiCredit: Math.round(balance * 1.15),
      term: 360,
    });
  const first = loan('bureau-mortgage-1', { balance: owed - second, name: 'bank' });
  return hasTwo ? [first, loan('bureau-mortgage-2', { balance: second, name: 'other bank' })] : [first];
};

const otherDebts = (lot: Lot, opened: Day): DebtItem[] => {
  const card = (number: number) => {
    const limit = lot.whole(`limit ${number}`, [4, 20]) * 1000;
    const balance = Math.round((limit * lot.whole(`used ${number}`, [2, 45])) / 100);
    return reportedDebt({
      id: `bureau-card-${number}-${lot.whole('tag', [1000, 9999])}`,
      type: 'revolving',
      debtor: 'borrower',
      creditor: lot.oneOf(`card ${number}`, cards),
      balance,
      monthlyPayment: Math.max(25, Math.round(balance * 0.03)),
      dateOpened: opened,
      creditLimit: limit,
      hiCredit: limit,
    });
  };
  const loan = (type: 'auto' | 'student') => {
    const id = `bureau-${type}-${lot.whole('tag', [1000, 9999])}`;
    const balance = lot.whole(`${type} balance`, [6, 28]) * 1000;
    const monthlyPayment = Math.round(balance / (type === 'auto' ? 48 : 110));
    const creditor = type === 'auto' ? 'Lakeside Auto Finance' : 'Edward Student Services';
    return reportedDebt({ id, type, debtor: 'borrower', creditor, balance, monthlyPayment, dateOpened: opened });
  };
  return [
    ...Array.from({ length: lot.whole('cards', [1, 3]) }, (_, at) => card(at + 1)),
    ...(lot.whole('has car loan', [0, 1]) === 1 ? [loan('auto')] : []),
    ...(lot.whole('has student loan', [0, 2]) === 0 ? [loan('student')] : []),
  ];
};

const models = { equifax: 'equifaxBeacon5', experian: 'experianFairIsaac', transUnion: 'ficoClassic04' } as const;

/**
 * A plausible file for anyone the sandbox does not know: the same applicant always gets the same one. Mortgages have the same
 * ids in every file, so that two applicants' home loan is one loan; cards and car loans are individual.
 */
export const madeUpFile = (
  { firstName, lastName, ssn, address }: CreditIdentity,
  { kind, look, asOf, stated }: Pick<CreditRequest, 'kind' | 'look' | 'asOf' | 'stated'>,
): CreditFile => {
  const lot = lotOf(firstName, lastName, ssn, address?.line1, address?.zip);
  const middle = lot.whole('score', [660, 800]);
  const opened = addMonths(firstOfMonth(asOf), -lot.whole('months open', [18, 120]));
  const factors = ['Proportion of balances to limits on revolving accounts', 'Length of time accounts have been open'];
  return {
    outcome: 'found',
    kind,
    pulledOn: asOf,
    isSoft: look === 'soft',
    scores: (['equifax', 'experian', 'transUnion'] as const).map((bureau, at) => ({
      bureau,
      score: middle + (at - 1) * lot.whole('spread', [3, 12]),
      factors,
      model: models[bureau],
    })),
    debts: [...mortgages(lot, { owed: stated.mortgageBalance ?? 0, opened }), ...otherDebts(lot, opened)],
    inquiries: [],
    derogatoryEvents: [],
    collections: 0,
    hasNameOrSsnVariation: false,
    alerts: [],
  };
};
