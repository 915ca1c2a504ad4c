import { z } from 'zod';
import { day } from '#entities/values/day.ts';

/** The partner who keeps a person, and until when; for staff alone. */
export const registeredBy = z.object({ partner: z.string(), until: day });

/** Where else the person is known; for those who see loans. */
export const alike = z.object({
  registeredBy: registeredBy.nullable(),
  loans: z.array(z.object({ loanId: z.string(), loanNumber: z.string() })),
});
