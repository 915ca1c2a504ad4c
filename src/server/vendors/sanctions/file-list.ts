import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import type { ListAnswer } from '#entities/facts/published/sanctions-list.ts';
import { toDay } from '#entities/values/day.ts';
import type { SanctionsSource } from './port.ts';
import { readList } from './read-list.ts';
import { FEWEST, isTooOld } from './whole-list.ts';

export const sanctionsFileSettings = z.object({
  SANCTIONS_DIR: z
    .string({ error: 'is needed with SANCTIONS=file: the folder of sdn.csv and alt.csv' })
    .min(1)
    .describe('the folder that holds the Treasury’s `sdn.csv` and `alt.csv`, fetched daily'),
});

type Dated = { at: Date; stamp: string };

const datesOf = async (paths: readonly string[]): Promise<Dated | null> => {
  try {
    const stats = await Promise.all(paths.map((path) => stat(path)));
    const oldest = Math.min(...stats.map(({ mtimeMs }) => mtimeMs));
    return { at: new Date(oldest), stamp: stats.map(({ mtimeMs, size }) => `${mtimeMs}/${size}`).join(' ') };
  } catch {
    return null;
  }
};

/** The list as two files that something else fetches. Read again when they change. */
export const fileList = (folder: string): SanctionsSource => {
  const paths = [join(folder, 'sdn.csv'), join(folder, 'alt.csv')] as const;
  let last: { stamp: string; answer: ListAnswer } | null = null;
  return async (now) => {
    const dated = await datesOf(paths);
    if (!dated) return { kind: 'unknown', problem: 'missing' };
    if (isTooOld(dated.at, now)) return { kind: 'unknown', problem: 'tooOld' };
    if (last?.stamp === dated.stamp) return last.answer;
    const [sdn, alt] = await Promise.all(paths.map((path) => readFile(path).catch(() => null)));
    if (!sdn || !alt) return { kind: 'unknown', problem: 'missing' };
    const publishedOn = toDay(dated.at.toISOString().slice(0, 10));
    const answer = readList({ sdn, alt }, { publishedOn, fewest: FEWEST });
    last = { stamp: dated.stamp, answer };
    return answer;
  };
};
