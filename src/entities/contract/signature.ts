import { z } from 'zod';

const name = z.string().trim().min(2).max(100);
const point = z.tuple([z.number().min(0).max(1000), z.number().min(0).max(300)]);

/** An adopted signature, typed or drawn in a field of 1000 by 300. */
export const signature = z.discriminatedUnion('form', [
  z.object({ form: z.literal('typed'), name }),
  z.object({
    form: z.literal('drawn'),
    name,
    strokes: z.array(z.array(point).min(1).max(500)).min(1).max(60),
  }),
]);
export type Signature = z.infer<typeof signature>;

/** One click on one signature field: the mark applied, and when. */
export const signatureMark = z.object({
  kind: z.enum(['initial', 'sign']),
  signature,
  initials: z.string(),
  at: z.string(),
});
export type SignatureMark = z.infer<typeof signatureMark>;

export const initialsOf = (full: string): string =>
  full
    .split(/\s+/)
    .filter((part) => part !== '')
    .map((part) => [...part][0]?.toUpperCase() ?? '')
    .join(' ');
