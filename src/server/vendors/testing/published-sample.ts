import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

const above = (folder: string): string[] =>
  dirname(folder) === folder ? [] : [dirname(folder), ...above(dirname(folder))];

/** A vendor's own published example, kept next to the checkout and never in it; null, with a warning, where it is absent. */
export const publishedSample = (name: string): string | null => {
  const file = above(import.meta.dirname)
    .map((folder) => join(folder, 'shared', 'standards', name))
    .find(existsSync);
  if (file) return readFileSync(file, 'utf8');
  // biome-ignore lint/suspicious/noConsole: a check that did not run must be seen.
  console.warn(`LEFT OUT: the published sample ${name} is not near this checkout; nothing was checked against it.`);
  return null;
};
