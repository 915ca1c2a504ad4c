import { z } from 'zod';

/** The applicant's self-reported score range, before any bureau pull. The bands match the price grid. */
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
