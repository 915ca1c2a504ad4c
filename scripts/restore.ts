import { resolve } from 'node:path';
import { restore } from '../src/server/backup/restore.ts';
import { rowCount } from '../src/server/backup/table-sums.ts';
import { readSettings } from '../src/server/settings.ts';
import { StartError } from '../src/server/start-error.ts';
import { stopWithReason } from './stop-with-reason.ts';

/** npm run restore -- /backups/2027-01-31: into an empty database and file storage, then compared with the copy's list. */
const [folder] = process.argv.slice(2);
if (!folder) stopWithReason(new StartError('restore needs the folder of a backup: npm run restore -- /backups/monday'));
const started = performance.now();
try {
  const env = readSettings({ HEARTHLINE_MODE: 'sandbox', ...process.env });
  const { content, chains, digests, isSecretOther } = await restore(env, resolve(folder ?? ''));
  const lost = (Date.now() - Date.parse(content.at)) / 60_000;
  console.log(
    `${Object.keys(content.tables).length} tables with ${rowCount(content.tables)} rows, ${content.files.length} files and ${chains} chains of events are as they were copied.
Recovery point: ${content.at}, ${lost.toFixed(1)} minutes ago. Recovery time: ${((performance.now() - started) / 1000).toFixed(1)} s.`,
  );
  for (const { chain, problem } of digests) console.log(`To look at: the digest ${chain}: ${problem}.`);
  if (isSecretOther) console.log('SESSION_SECRET is another one: everyone signs in again.');
} catch (error) {
  stopWithReason(error);
}
