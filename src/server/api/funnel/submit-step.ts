import { z } from 'zod';
import { applicationStatus } from '#entities/application/application-status.ts';
import { wireApplication } from '#entities/contract/wire-application.ts';
import { toWire } from '#entities/contract/wire-form.ts';
import { day } from '#entities/values/day.ts';
import { issueCode } from '#funnel/engine/issue-code.ts';
import { steps } from '#funnel/steps.ts';
import { offerFigures } from '#rules/offer/offer-figures.ts';
import { submitStep } from '#server/usecases/application/submit-step.ts';
import { AppError } from '../../app-error.ts';
import { applicantProcedure } from '../procedures.ts';
import { answers, stepKey } from './schemas.ts';

const outcome = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('saved'),
    status: applicationStatus,
    next: z.string(),
    version: z.int(),
    savedAt: z.date(),
    application: wireApplication,
  }),
  z.object({ kind: z.literal('conflict'), theirs: answers, version: z.int(), application: wireApplication }),
  z.object({
    kind: z.literal('invalid'),
    issues: z.array(
      z.object({ path: z.array(z.union([z.string(), z.number()])), code: issueCode, limit: z.number().optional() }),
    ),
  }),
  z.object({ kind: z.literal('offerDiffers'), computed: offerFigures.nullable() }),
  z.object({ kind: z.literal('offerExpired'), expiredOn: day }),
]);

export const submitStepProcedure = applicantProcedure
  .input(z.object({ step: stepKey, answers, base: answers, shown: offerFigures.optional() }))
  .output(outcome)
  .mutation(async ({ ctx, input }) => {
    // A call cannot claim a signature: this step is saved by the last signature, through `signing.finish`.
    if (steps[input.step].savedBy === 'signing') throw new AppError('notAllowed');
    const outcome = await submitStep(ctx.container, ctx.writer, {
      ...input,
      key: input.step,
      asOf: ctx.container.clock.today(),
      address: ctx.address,
      // Without an address on file there is nothing to confirm against, and no account to take over.
      isProved: ctx.session.freshProof !== null || ctx.session.email === null,
    });
    return 'application' in outcome ? { ...outcome, application: toWire(outcome.application) } : outcome;
  });
