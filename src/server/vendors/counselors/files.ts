import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import { COUNSELORS } from '#entities/facts/published/counselor-list.ts';
import { day } from '#entities/values/day.ts';
import type { CounselorPort } from './port.ts';
import { nearestIn, publishedFile } from './published-form.ts';

export const counselorFileSettings = z.object({
  COUNSELORS_DIR: z
    .string()
    .min(1)
    .describe(
      'the folder with the CFPB’s files, `<ZIP>.json` each, and `obtained.json` with the day they were fetched: `{"on": "2026-11-17"}`',
    ),
});

const obtained = z.object({ on: day });

const isMissing = (error: unknown): boolean => error instanceof Error && 'code' in error && error.code === 'ENOENT';

const jsonAt = async (path: string): Promise<unknown> => {
  try {
    return JSON.parse(await readFile(path, 'utf8'));
  } catch (error) {
    if (isMissing(error)) return null;
    throw error;
  }
};

/** Files fetched from the CFPB by the lender, one a ZIP code. */
export const counselorFiles =
  (folder: string): CounselorPort =>
  async ({ zip }) => {
    const file = await jsonAt(
      join(
        folder,
        `${z
          .string()
          .regex(/^\d{5}$/)
          .parse(zip)}.json`,
      ),
    );
    const when = await jsonAt(join(folder, 'obtained.json'));
    if (file === null || when === null) return null;
    return { zip, obtainedOn: obtained.parse(when).on, counselors: nearestIn(publishedFile.parse(file), COUNSELORS) };
  };
