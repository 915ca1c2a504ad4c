import { z } from 'zod';
import { product } from '../application/offer-choice.ts';
import { propertyType, unitCount } from '../application/property-type.ts';
import { propertyUsage } from '../application/property-usage.ts';
import { positiveDollars } from '../values/money.ts';
import { basisPoints } from '../values/percent.ts';
import { usState } from '../values/us-state.ts';

/** A hypothetical line without an application: the figures that price and limit it. */
export const scenario = z.object({
  state: usState,
  usage: propertyUsage,
  type: propertyType,
  units: unitCount,
  value: positiveDollars,
  mortgageBalance: z.int().min(0).max(100_000_000),
  /** Monthly principal, interest, taxes and insurance. */
  housingPayment: z.int().min(0).max(1_000_000),
  score: z.int().min(300).max(850),
  yearlyIncome: positiveDollars,
  monthlyDebts: z.int().min(0).max(1_000_000),
  /** Null requests the most the rules allow. */
  amount: positiveDollars.nullable(),
  product,
  years: z.int().min(1).max(40),
  originationFee: basisPoints,
  hasAutopay: z.boolean(),
});
export type Scenario = z.infer<typeof scenario>;

/** The result under the rules, as stored. */
export const scenarioFigures = z.object({
  outcome: z.enum(['pass', 'fail', 'unknown']),
  amount: z.int().nullable(),
  rate: z.int().nullable(),
  payment: z.int().nullable(),
  cltv: z.int().nullable(),
  dti: z.int().nullable(),
});
export type ScenarioFigures = z.infer<typeof scenarioFigures>;
