import { z } from 'zod';

/** `told`: the applicant has not said yet whether the correction is right. */
export const correctionState = z.enum(['told', 'confirmed', 'objected']);
export type CorrectionState = z.infer<typeof correctionState>;

/** The answers of a page by the names of its fields, as they stand in the application. */
const answers = z.record(z.string(), z.unknown());

/** An answer that staff corrected: what was changed, by whom, why, and what the applicant says to it. */
export const answerCorrection = z.object({
  id: z.uuid(),
  step: z.string(),
  before: answers,
  after: answers,
  reason: z.string(),
  by: z.string(),
  at: z.date(),
  state: correctionState,
  objection: z.string().nullable(),
});
export type AnswerCorrection = z.infer<typeof answerCorrection>;
