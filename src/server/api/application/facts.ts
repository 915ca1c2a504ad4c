import { visibleFacts } from '#entities/facts/visible-facts.ts';
import { visibleFactsOf } from '#server/usecases/offers/visible-facts-of.ts';
import { AppError } from '../../app-error.ts';
import { applicantProcedure } from '../procedures.ts';

/** The vendor facts the caller may see: never the other applicant's score. */
export const factsProcedure = applicantProcedure.output(visibleFacts).query(async ({ ctx }) => {
  const facts = await visibleFactsOf(ctx.container, ctx.writer);
  if (!facts) throw new AppError('notFound');
  return facts;
});
