import { z } from 'zod';

export const idSubtype = z.enum(['driver_license', 'passport', 'state_id', 'military_id', 'green_card', 'visa']);
export type IdSubtype = z.infer<typeof idSubtype>;

/** A selfie is uploaded with the sides of an ID where policy requires one; it is not a side. */
export const idSide = z.enum(['front', 'back', 'selfie']);
export type IdSide = z.infer<typeof idSide>;

export const sidesOf = (subtype: IdSubtype): readonly Exclude<IdSide, 'selfie'>[] =>
  subtype === 'passport' ? ['front'] : ['front', 'back'];
