// Plain JavaScript: a start asks it before anything is compiled, on any Node from 20 on.
import { createHash } from 'node:crypto';
import { closeSync, existsSync, openSync, readdirSync, readFileSync, readSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './prepare.mjs';

/** @param {string} folder */
export const filesBelow = (folder) =>
  existsSync(folder)
    ? readdirSync(folder, { recursive: true, withFileTypes: true })
        .filter((entry) => entry.isFile())
        .map((entry) => join(entry.parentPath, entry.name))
        .sort()
    : [];

/** @typedef {{ folders: readonly string[], files: readonly string[], made?: string }} Sources `made`: what else decides what is built. */

const MEGABYTE = 2 ** 20;
/** @param {string} file */
const isBuilt = (file) => !/\.test\.tsx?$/.test(file);

/** @param {Sources} sources */
export const sourceHash = ({ folders, files, made = '' }) => {
  const hash = createHash('sha256').update(made);
  // One for all: the process that reads thousands of files goes on beside the product and keeps what it once used.
  const part = Buffer.allocUnsafe(MEGABYTE);
  const all = [
    ...folders.flatMap((folder) => filesBelow(join(root, folder)).filter(isBuilt)),
    ...files.map((name) => join(root, name)),
  ];
  for (const file of all) {
    hash.update(file.slice(root.length));
    const opened = openSync(file, 'r');
    for (let size = readSync(opened, part); size > 0; size = readSync(opened, part))
      hash.update(part.subarray(0, size));
    closeSync(opened);
  }
  return hash.digest('hex');
};

/** Beside what was built. @param {string} folder */
export const stampOf = (folder) => join(root, folder, '.source-hash');

/** Whether a folder was built from these sources as they are now. @param {string} folder @param {Sources} sources */
export const isBuiltFrom = (folder, sources) =>
  existsSync(stampOf(folder)) && readFileSync(stampOf(folder), 'utf8') === sourceHash(sources);
