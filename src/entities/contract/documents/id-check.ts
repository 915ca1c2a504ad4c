import { z } from 'zod';

/** What a person confirms when they look at an ID; each is ticked by hand. */
export const idCheck = z.enum(['name', 'birthDate', 'notExpired', 'face', 'sameAsFront', 'selfie']);
export type IdCheck = z.infer<typeof idCheck>;
