import { z } from 'zod';

/** What a saved page sets off elsewhere. */
export const outsideQuestion = z.enum([
  'address',
  'credit',
  'valuation',
  'flood',
  'title',
  'income',
  'insurance',
  'identity',
]);
export type OutsideQuestion = z.infer<typeof outsideQuestion>;

/** How far a question has got: `waiting` for its turn, `asking`, or what came of it. */
export const pullState = z.enum([
  'waiting',
  'asking',
  'found',
  'frozen',
  'notFound',
  'unsure',
  'lapsed',
  'unavailable',
]);
export type PullState = z.infer<typeof pullState>;
