import { z } from 'zod';

/** What people say about their own score, before anyone asks a bureau. The bands are those of the price grid. */
export const creditRange = z.enum([
  '760+',
  '740-759',
  '720-739',
  '700-719',
  '680-699',
  '660-679',
  '640-659',
  'below640',
  'notSure',
]);
export type CreditRange = z.infer<typeof creditRange>;
