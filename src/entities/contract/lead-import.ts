import { z } from 'zod';

/** Possible problems with a line of a lead file. */
export const leadProblem = z.enum([
  'firstName',
  'lastName',
  'email',
  'phone',
  'zip',
  'value',
  'mortgageBalance',
  'formula',
  'broken',
  'registered',
]);
export type LeadProblem = z.infer<typeof leadProblem>;

export const leadFileProblem = z.enum(['empty', 'notText', 'columns', 'tooLarge']);
export type LeadFileProblem = z.infer<typeof leadFileProblem>;

export const textEncoding = z.enum(['utf-8', 'utf-16le', 'utf-16be', 'windows-1252']);
export type TextEncoding = z.infer<typeof textEncoding>;

const counts = z.object({ lines: z.int(), imported: z.int(), known: z.int(), refused: z.int() });
export type ImportCounts = z.infer<typeof counts>;

/** Progress messages from a running import, one line of JSON each. */
export const importNews = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('refused'), problem: leadFileProblem }),
  z.object({ kind: z.literal('begun'), encoding: textEncoding }),
  z.object({ kind: z.literal('badLine'), line: z.int(), problems: z.array(leadProblem), text: z.string() }),
  z.object({ kind: z.literal('progress'), counts, share: z.number() }),
  z.object({ kind: z.literal('done'), counts }),
]);
export type ImportNews = z.infer<typeof importNews>;
