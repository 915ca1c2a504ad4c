import { z } from 'zod';
import type { Day } from '../../values/day.ts';

export const listedKind = z.enum(['person', 'entity', 'vessel', 'aircraft']);
export type ListedKind = z.infer<typeof listedKind>;

/** A birth date as the list states it, with the years it may mean. */
export const listedBirth = z.object({ text: z.string(), firstYear: z.int(), lastYear: z.int() });
export type ListedBirth = z.infer<typeof listedBirth>;

export const listedEntry = z.object({
  id: z.string(),
  kind: listedKind,
  name: z.string(),
  aliases: z.array(z.string()),
  /** Too common to search for; shown to the reviewer. */
  weakAliases: z.array(z.string()),
  births: z.array(listedBirth),
  programs: z.array(z.string()),
  remarks: z.string().nullable(),
});
export type ListedEntry = z.infer<typeof listedEntry>;

/** The Treasury's list of blocked persons as it was published on one day. */
export type SanctionsList = {
  /** Changes with the content alone. */
  version: string;
  publishedOn: Day;
  entries: readonly ListedEntry[];
};

/** Why there is no list to screen against. */
export const listProblem = z.enum(['notConfigured', 'missing', 'notAList', 'incomplete', 'tooOld']);
export type ListProblem = z.infer<typeof listProblem>;

export type ListAnswer = { kind: 'found'; list: SanctionsList } | { kind: 'unknown'; problem: ListProblem };
