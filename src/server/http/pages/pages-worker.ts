import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { parentPort, workerData } from 'node:worker_threads';
import { z } from 'zod';

/** A thread of its own: the pages' modules calculate their figures once, as they load, from the index set before. */
const { folder, index } = z.object({ folder: z.string(), index: z.unknown() }).parse(workerData);
Object.assign(globalThis, { shownIndex: index });

const names = z.array(z.string());
const files = z.object({ styles: names, scripts: names, preloads: names, shown: names });
const layout = z.object({ paths: z.array(z.string()), files: z.record(z.string(), files) });
type Files = z.infer<typeof files>;
type Written = {
  writePage: (path: string, filesFor: (sources: readonly string[], how: unknown) => Files) => Promise<string>;
  feeds: Readonly<Record<string, string>>;
};

const known = layout.parse(JSON.parse(readFileSync(join(folder, 'page-files.json'), 'utf8')));
const filesFor = (sources: readonly string[], how: unknown): Files => {
  const found = known.files[JSON.stringify([sources, how])];
  if (found === undefined) throw new Error('The build laid out other files.');
  return found;
};
const { writePage, feeds }: Written = await import(pathToFileURL(join(folder, 'entry.server.js')).href);
const pages: Record<string, string> = {};
for (const path of known.paths) pages[path] = await writePage(path, filesFor);
parentPort?.postMessage({ pages, feeds });
