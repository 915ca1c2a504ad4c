/** Text for the share of income that debts take. */
export const dtiGauge = {
  dti: 'Debts to income',
  of: (limit: string) => `of ${limit}`,
  label: (name: string, value: string, limit: string) => `${name}: ${value} against a limit of ${limit}.`,
  before: (share: string) => `Dotted mark: ${share} if every debt stayed`,
  noIncome: 'Debts to income appears once we know your income.',
};
