import { z } from 'zod';

export const auditProblem = z.enum([
  'broken',
  'cut',
  'replaced',
  'missing',
  'digestMissing',
  'digestChanged',
  'digestUnlisted',
]);

/** `chain` is an application, the staff's own log, or a digest by its file name. */
export const finding = z.object({ chain: z.string(), problem: auditProblem, atEvent: z.int().nullable() });
export type Finding = z.infer<typeof finding>;
