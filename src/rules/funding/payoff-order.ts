import type { Day } from '#entities/values/day.ts';
import { addBusinessDays } from '../calendar/business-days.ts';

/** 12 CFR 1026.36(c)(3): seven business days after a written request. Other creditors are given the same time. */
const ANSWER_DAYS = 7;

/** The day a creditor's payoff statement is due. */
export const payoffOrderDue = (orderedOn: Day): Day =>
  addBusinessDays({ from: orderedOn, count: ANSWER_DAYS, kind: 'banking' });

export type PayoffOrderFacts = {
  dueOn: Day;
  /** The statement is in, or its figures are confirmed. */
  isAnswered: boolean;
  /** Every copy of the letter came back. */
  hasBounced: boolean;
};

/** `unsure`: the time is over without an answer, and nobody knows whether one comes. */
export const payoffOrderState = (
  { dueOn, isAnswered, hasBounced }: PayoffOrderFacts,
  asOf: Day,
): 'ordered' | 'answered' | 'unsure' | 'failed' => {
  if (isAnswered) return 'answered';
  if (hasBounced) return 'failed';
  return asOf > dueOn ? 'unsure' : 'ordered';
};
