import { z } from 'zod';
import { outsideQuestion, pullState } from '#entities/facts/outside-question.ts';
import { type StepKey, steps } from '#funnel/steps.ts';
import { creditPulls } from '#server/usecases/asking/credit-pulls.ts';
import { AppError } from '../../app-error.ts';
import { applicantProcedure } from '../procedures.ts';

const stepKey = z.enum(Object.keys(steps) as [StepKey, ...StepKey[]]);

const pull = z.object({ what: outsideQuestion, state: pullState });

/** The status of the vendor requests that concern the caller; with `step`, the next step from there. */
export const pullsProcedure = applicantProcedure
  .input(z.object({ step: stepKey.optional() }).optional())
  .output(z.object({ pulls: z.array(pull), isSettled: z.boolean(), next: z.string() }))
  .query(async ({ ctx, input }) => {
    const pulls = await creditPulls(ctx.container, { subject: ctx.writer, step: input?.step ?? null });
    if (!pulls) throw new AppError('notFound');
    return pulls;
  });
