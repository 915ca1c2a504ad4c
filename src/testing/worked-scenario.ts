import { type Scenario, scenario } from '#entities/contract/scenario.ts';

/** The policy's worked example: the cards are paid off, so only the remaining debts count. */
export const workedScenario: Scenario = scenario.parse({
  state: 'NC',
  usage: 'primaryResidence',
  type: 'singleFamily',
  units: '1',
  value: 579_000,
  mortgageBalance: 291_400,
  housingPayment: 1898,
  score: 742,
  yearlyIncome: 100_800,
  monthlyDebts: 831,
  amount: 85_000,
  product: 'variable',
  years: 10,
  originationFee: 150,
  hasAutopay: false,
});
