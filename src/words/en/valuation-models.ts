import type { APPRAISAL } from '#entities/facts/valuation.ts';

const names: Readonly<Record<string, string>> & Record<typeof APPRAISAL, string> = {
  appraisal: 'Appraisal',
  houseCanaryValue: 'HouseCanary AVM',
  attomAvm: 'ATTOM AVM',
  sandboxFirst: 'Sandbox AVM 1',
  sandboxSecond: 'Sandbox AVM 2',
  sandboxThird: 'Sandbox AVM 3',
};

/** A model by the name people know it by; one added by a policy before it has a name here is called as the policy calls it. */
export const valuationModelName = (model: string): string => names[model] ?? model;
