import { z } from 'zod';
import { product } from '#entities/application/offer-choice.ts';
import { day } from '#entities/values/day.ts';
import { cents, dollars } from '#entities/values/money.ts';
import { basisPoints } from '#entities/values/percent.ts';
import { factRow } from '../facts/fact-rows.ts';
import { offer } from '../offer/offer.ts';
import { outcome, ruleCode, traceRow } from '../trace/trace-row.ts';

const lineLimit = z.object({ rule: ruleCode, amount: dollars });

/** The figures behind a decision, stored with it. */
export const decisionFigures = z.object({
  score: z.int().nullable(),
  scoreSource: z.enum(['scored', 'stated', 'none', 'frozen', 'unknown']),
  value: dollars.nullable(),
  valueSource: z.enum(['valuation', 'stated']),
  liens: dollars.nullable(),
  isFirstLien: z.boolean(),
  cltv: basisPoints.nullable(),
  cltvCap: basisPoints.nullable(),
  income: cents.nullable(),
  isIncomeVerified: z.boolean(),
  debts: cents,
  housing: cents,
  /** Debt and housing figures not known yet. */
  missing: z.array(z.string()),
  payoffTotal: dollars,
  qualifyingPayment: cents.nullable(),
  dti: basisPoints.nullable(),
  dtiLimit: basisPoints.nullable(),
});
export type DecisionFigures = z.infer<typeof decisionFigures>;

export const decision = z.object({
  policyVersion: day,
  asOf: day,
  outcome,
  /** True while anything is self-reported or unknown: never called an approval. */
  isEstimate: z.boolean(),
  trace: z.array(traceRow),
  /** The facts it rests on and their sources; empty in decisions from before they were kept. */
  facts: z.array(factRow).default([]),
  limits: z.array(lineLimit),
  /** The maximum line and the rule that sets it; null while too little is known. May be below the minimum line. */
  maxLine: lineLimit.nullable(),
  /** The amount and terms the trace is about. */
  chosen: z.object({
    amount: dollars.nullable(),
    product,
    years: z.int(),
    originationFee: basisPoints,
    hasAutopay: z.boolean(),
  }),
  offers: z.array(offer),
  figures: decisionFigures,
});
export type Decision = z.infer<typeof decision>;
