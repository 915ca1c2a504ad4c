import type { AdverseReason } from './adverse-reasons.ts';

/** HMDA's reasons for denial (Reg C, 1003.4(a)(16)): 1 debt-to-income, 2 employment history, 3 credit history, 4 collateral,
 * 5 insufficient cash, 6 unverifiable information, 7 incomplete application, 8 mortgage insurance denied, 9 other. */
export type HmdaDenialCode = 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9;

/** Each reason with its place among the model reasons of Reg B, form C-1, and its HMDA code. */
export const denialCodes = {
  noCreditScore: { model: 'No credit file', hmda: 3 },
  creditScore: { model: 'Poor credit performance with us or others', hmda: 3 },
  bankruptcy: { model: 'Bankruptcy', hmda: 3 },
  foreclosure: { model: 'Garnishment, attachment, foreclosure, repossession, collection action, or judgment', hmda: 3 },
  shortSale: { model: 'Delinquent past or present credit obligations with others', hmda: 3 },
  deedInLieu: { model: 'Delinquent past or present credit obligations with others', hmda: 3 },
  mortgageLates: { model: 'Delinquent past or present credit obligations with others', hmda: 3 },
  obligations: { model: 'Excessive obligations in relation to income', hmda: 1 },
  equity: { model: 'Value or type of collateral not sufficient', hmda: 4 },
  title: { model: 'Value or type of collateral not sufficient', hmda: 4 },
  ownership: { model: 'Other', hmda: 9 },
  listing: { model: 'Other', hmda: 9 },
  propertyType: { model: 'Value or type of collateral not sufficient', hmda: 4 },
  units: { model: 'Value or type of collateral not sufficient', hmda: 4 },
  usage: { model: 'Value or type of collateral not sufficient', hmda: 4 },
  repeatLine: { model: 'Other', hmda: 9 },
  equityCredit: { model: 'Other', hmda: 9 },
  payoff: { model: 'Other', hmda: 9 },
  amount: { model: 'Other', hmda: 9 },
  fees: { model: 'Other', hmda: 9 },
  rate: { model: 'Other', hmda: 9 },
  terms: { model: 'Other', hmda: 9 },
  state: { model: 'Other', hmda: 9 },
  unverifiedIncome: { model: 'Unable to verify income', hmda: 6 },
  unverifiedEmployment: { model: 'Unable to verify employment', hmda: 6 },
  unverifiedResidence: { model: 'Unable to verify residence', hmda: 6 },
  unverifiedIdentity: { model: 'Other', hmda: 6 },
  collateral: { model: 'Value or type of collateral not sufficient', hmda: 4 },
  incomplete: { model: 'Credit application incomplete', hmda: 7 },
  other: { model: 'Other', hmda: 9 },
} as const satisfies Record<AdverseReason, { model: string; hmda: HmdaDenialCode }>;

/** At most four codes, each once, in the order of the reasons. */
export const hmdaDenialCodes = (reasons: readonly AdverseReason[]): HmdaDenialCode[] =>
  [...new Set(reasons.map((reason) => denialCodes[reason].hmda))].slice(0, 4);
