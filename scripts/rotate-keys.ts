import { connect } from '../src/server/db/connect.ts';
import { parseKeyRing } from '../src/server/db/key-ring.ts';
import { rotateFileKeys } from '../src/server/db/repos/files.ts';
import { rotateSecrets } from '../src/server/db/repos/secrets.ts';
import { readEnv } from '../src/server/env.ts';

const { DATABASE_URL, ENCRYPTION_KEYS } = readEnv(process.env);
if (!DATABASE_URL || !ENCRYPTION_KEYS) {
  console.error('hearthline: rotate-keys needs DATABASE_URL and ENCRYPTION_KEYS, with the new key first.');
  process.exit(1);
}
const database = connect({ url: DATABASE_URL, poolSize: 2 });
const ring = parseKeyRing(ENCRYPTION_KEYS);
const counts = [await rotateSecrets(database.db, ring), await rotateFileKeys(database.db, ring)];
console.log(`${counts[0]} secrets and the keys of ${counts[1]} files sealed under the current key.`);
await database.close();
