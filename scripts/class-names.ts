import { createHash } from 'node:crypto';
import { relative } from 'node:path';
import { fileURLToPath } from 'node:url';

const ROOT = fileURLToPath(new URL('..', import.meta.url));
const LENGTH = 5;

/**
 * `.head` of a style sheet as it is served: with a mark of the file, without the line. Hundreds of names are in the script of every page,
 * and what names of one file share takes next to no bytes.
 */
export const classNameOf = (local: string, file: string): string => {
  const path = relative(ROOT, file.replace(/\?.*/, '')).replaceAll('\\', '/');
  return `${local}-${createHash('sha256').update(path).digest('base64url').slice(0, LENGTH)}`;
};
