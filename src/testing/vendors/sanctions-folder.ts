import { mkdtemp, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const ENTRIES = 10_000;
const rows = (row: (at: number) => string) => Array.from({ length: ENTRIES }, (_, at) => row(at)).join('');

/** A folder with a sanctions list of the published form and size, in which nobody of our tests is named. */
export const sanctionsFolder = async () => {
  const folder = await mkdtemp(join(tmpdir(), 'hearthline-sanctions-'));
  const files = {
    [join(folder, 'sdn.csv')]: rows((at) => `${at + 1},"QUUX ${at}, Zed","individual","X"${',-0- '.repeat(8)}\r\n`),
    [join(folder, 'alt.csv')]: rows((at) => `${at + 1},${at},"aka","XYZZY ${at}, Zed",-0- \r\n`),
  };
  for (const [path, text] of Object.entries(files)) await writeFile(path, text, 'latin1');
  return {
    folder,
    /** As if it had just been fetched. */
    fetched: async (at: Date) => {
      for (const path of Object.keys(files)) await utimes(path, at, at);
    },
    remove: () => rm(folder, { recursive: true }),
  };
};
