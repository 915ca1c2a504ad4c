import { connect } from '../src/server/db/connect.ts';
import { parseKeyRing } from '../src/server/db/key-ring.ts';
import { rebuildPipeline } from '../src/server/db/projections/rebuild-pipeline.ts';
import { readKeys } from '../src/server/process-keys.ts';
import { readSettings } from '../src/server/settings.ts';

const env = readSettings({ HEARTHLINE_MODE: 'sandbox', ...process.env });
if (!env.DATABASE_URL) {
  console.error('hearthline: rebuild-pipeline needs DATABASE_URL, and the keys of the product.');
  process.exit(1);
}
const database = connect({
  url: env.DATABASE_DIRECT_URL ?? env.DATABASE_URL,
  poolSize: 2,
  ring: parseKeyRing(readKeys(env).ENCRYPTION_KEYS),
});
console.log(`${await rebuildPipeline(database)} loans projected.`);
await database.close();
