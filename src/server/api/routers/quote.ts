import { quote, quoteRequest } from '#entities/quote.ts';
import { AppError } from '../../app-error.ts';
import { currentQuote } from '../../usecases/current-quote.ts';
import { applicantProcedure, router } from '../procedures.ts';

export const quoteRouter = router({
  /** Only ever the caller's own: asking with someone else's address finds nothing. */
  current: applicantProcedure
    .input(quoteRequest)
    .output(quote.nullable())
    .query(({ ctx, input }) => {
      if (input.email !== ctx.session.email) throw new AppError('notFound');
      return currentQuote(ctx.container, ctx.session, input);
    }),
});
