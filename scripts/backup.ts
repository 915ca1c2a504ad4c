import { resolve } from 'node:path';
import { backUp } from '../src/server/backup/back-up.ts';
import { rowCount } from '../src/server/backup/table-sums.ts';
import { InUseError } from '../src/server/db/own-database.ts';
import { readSettings } from '../src/server/settings.ts';
import { StartError } from '../src/server/start-error.ts';
import { stopWithReason } from './stop-with-reason.ts';

/** npm run backup -- /backups/2027-01-31: database, files and the fingerprints of the keys, while the product runs. */
const [folder] = process.argv.slice(2);
if (!folder) stopWithReason(new StartError('backup needs an empty folder: npm run backup -- /backups/monday'));
const started = performance.now();
try {
  const env = readSettings({ HEARTHLINE_MODE: 'sandbox', ...process.env });
  const content = await backUp(env, resolve(folder ?? ''));
  const bytes = content.files.reduce((sum, file) => sum + file.bytes, content.database.bytes);
  console.log(
    `${Object.keys(content.tables).length} tables with ${rowCount(content.tables)} rows and ${content.files.length} files, ${(bytes / 1e6).toFixed(1)} MB, in ${((performance.now() - started) / 1000).toFixed(1)} s.
Recovery point: ${content.at}. The keys are not in it (${Object.keys(content.keys).join(', ')}): keep them elsewhere.`,
  );
} catch (error) {
  stopWithReason(
    error instanceof InUseError
      ? new StartError('Stop the product first: the embedded database is copied while it stands still.')
      : error,
  );
}
