import { z } from 'zod';
import { loanCalendar } from '#server/usecases/closing/loan-calendar.ts';
import { applicantProcedure } from '../procedures.ts';

/** The loan's dates for the applicant's own calendar. */
export const calendarFileProcedure = applicantProcedure
  .output(z.string())
  .query(({ ctx }) => loanCalendar(ctx.container, ctx.writer));
