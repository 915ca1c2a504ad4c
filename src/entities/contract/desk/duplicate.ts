import { z } from 'zod';

/** `different`: other people or homes. `bothKept`: the same, and both go on. `joining`: the same, and one is to be closed. */
export const duplicateOutcome = z.enum(['different', 'bothKept', 'joining']);
export type DuplicateOutcome = z.infer<typeof duplicateOutcome>;
