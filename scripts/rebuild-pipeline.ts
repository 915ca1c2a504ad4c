import { connect } from '../src/server/db/connect.ts';
import { rebuildPipeline } from '../src/server/db/projections/rebuild-pipeline.ts';
import { readEnv } from '../src/server/env.ts';

const { DATABASE_URL } = readEnv(process.env);
if (!DATABASE_URL) {
  console.error('hearthline: rebuild-pipeline needs DATABASE_URL.');
  process.exit(1);
}
const database = connect({ url: DATABASE_URL, poolSize: 2 });
console.log(`${await rebuildPipeline(database)} loans projected.`);
await database.close();
