import { mkdir, open, readFile, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import type { AnchorStore } from './port.ts';

export const diskAnchorSettings = z.object({
  ANCHORS_DIR: z
    .string()
    .min(1)
    .optional()
    .describe('the folder, `DATA_DIR/anchors` by default; one that every process reaches'),
});

const isMissing = (error: unknown): boolean => error instanceof Error && 'code' in error && error.code === 'ENOENT';

/** Files that no one writes again. */
export const diskAnchors = (folder: string): AnchorStore => ({
  put: async (name, text) => {
    await mkdir(folder, { recursive: true, mode: 0o700 });
    const path = join(folder, name);
    // One that a killed process left cannot be written again.
    await rm(`${path}.part`, { force: true });
    const file = await open(`${path}.part`, 'wx', 0o400);
    await file.writeFile(text);
    await file.sync();
    await file.close();
    await rename(`${path}.part`, path);
  },
  get: (name) =>
    readFile(join(folder, name), 'utf8').catch((error: unknown) => {
      if (isMissing(error)) return null;
      throw error;
    }),
});
