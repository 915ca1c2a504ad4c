import { z } from 'zod';
import { usState } from '#entities/values/us-state.ts';
import rows from './licenses.json' with { type: 'json' };

/** Where the lender may lend, and who says so. NMLS numbers are those of the public register. */
export const license = z.object({
  state: usState,
  regulator: z.string().min(3),
  kind: z.string().min(3),
  number: z.string().min(1),
  nmls: z.string().regex(/^\d{1,12}$/),
});
export type License = z.infer<typeof license>;

export const licenses: readonly License[] = z.array(license).parse(rows);
