import { quote, quoteRequest } from '#entities/contract/quote.ts';
import { currentQuote } from '#server/usecases/offers/current-quote.ts';
import { applicantProcedure } from '../procedures.ts';

/** Only the caller's own: another applicant's address finds nothing. */
export const currentProcedure = applicantProcedure
  .input(quoteRequest)
  .output(quote.nullable())
  .query(({ ctx, input }) => currentQuote(ctx.container, ctx.session, input));
