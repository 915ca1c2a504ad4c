import { connect } from '../src/server/db/connect.ts';
import { parseKeyRing } from '../src/server/db/key-ring.ts';
import { sealEarlierRows } from '../src/server/db/sealed/seal-columns.ts';
import { readKeys } from '../src/server/process-keys.ts';
import { readSettings } from '../src/server/settings.ts';

/** Seals the personal fields of rows that an older process wrote in clear; safe while the product runs. */
const env = readSettings({ HEARTHLINE_MODE: 'sandbox', ...process.env });
if (!env.DATABASE_URL) {
  console.error('hearthline: seal-fields needs DATABASE_URL, and the keys of the product.');
  process.exit(1);
}
const ring = parseKeyRing(readKeys(env).ENCRYPTION_KEYS);
const database = connect({ url: env.DATABASE_DIRECT_URL ?? env.DATABASE_URL, poolSize: 2, ring });
console.log(`${await sealEarlierRows(database, { isThorough: true })} fields sealed.`);
await database.close();
