import { connect } from '../src/server/db/connect.ts';
import { rebuildPipeline } from '../src/server/db/projections/rebuild-pipeline.ts';
import { readSettings } from '../src/server/settings.ts';

const { DATABASE_URL } = readSettings({ HEARTHLINE_MODE: 'sandbox', ...process.env });
if (!DATABASE_URL) {
  console.error('hearthline: rebuild-pipeline needs DATABASE_URL.');
  process.exit(1);
}
const database = connect({ url: DATABASE_URL, poolSize: 2 });
console.log(`${await rebuildPipeline(database)} loans projected.`);
await database.close();
