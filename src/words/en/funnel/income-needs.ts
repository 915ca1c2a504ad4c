import type { IncomeType } from '#entities/application/income-type.ts';

/** Proof required for each kind of income, as in the document rules; null needs nothing specific. */
export const incomeNeeds = (rentCounted: string): Readonly<Record<IncomeType, string | null>> => ({
  main: null,
  pension: 'Award letter and two 1099s',
  annuity: 'Award letter and two 1099s',
  bah: 'Leave and earnings statement with your paystubs',
  bas: 'Paystubs and W-2s',
  alimony: 'The decree and proof that you receive it',
  childSupport: 'The order and proof that you receive it',
  disability: 'Award letter',
  fosterCare: 'Letter from the agency',
  foreign: 'Two personal tax returns',
  capitalGains: 'Two personal tax returns',
  interestAndDividends: 'Two personal tax returns',
  socialSecurity: 'Award letter and two 1099s',
  rental: `A lease for each rented unit; ${rentCounted} of the rent counts`,
  publicAssistance: 'Award letter',
  unemployment: 'Award letter',
  benefitOther: 'Award letter',
});
