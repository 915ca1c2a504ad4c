import { z } from 'zod';

export const idSubtype = z.enum(['driver_license', 'passport', 'state_id', 'military_id', 'green_card', 'visa']);
export type IdSubtype = z.infer<typeof idSubtype>;

export const idSide = z.enum(['front', 'back']);
export type IdSide = z.infer<typeof idSide>;

export const sidesOf = (subtype: IdSubtype): readonly IdSide[] =>
  subtype === 'passport' ? ['front'] : ['front', 'back'];
