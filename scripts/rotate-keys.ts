import { connect } from '../src/server/db/connect.ts';
import { parseKeyRing } from '../src/server/db/key-ring.ts';
import { rotateKeys } from '../src/server/db/rotate-keys.ts';
import { readSettings } from '../src/server/settings.ts';

const { DATABASE_URL, DATABASE_DIRECT_URL, ENCRYPTION_KEYS } = readSettings({
  HEARTHLINE_MODE: 'sandbox',
  ...process.env,
});
if (!DATABASE_URL || !ENCRYPTION_KEYS) {
  console.error('hearthline: rotate-keys needs DATABASE_URL and ENCRYPTION_KEYS, with the new key first.');
  process.exit(1);
}
const ring = parseKeyRing(ENCRYPTION_KEYS);
const database = connect({ url: DATABASE_DIRECT_URL ?? DATABASE_URL, poolSize: 2, ring });
const counts = await rotateKeys(database, ring);
for (const [what, count] of Object.entries(counts)) console.log(`${what}: ${count} under the current key.`);
await database.close();
