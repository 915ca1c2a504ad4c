import { connect } from '../src/server/db/connect.ts';
import { parseKeyRing } from '../src/server/db/key-ring.ts';
import { rotateFileKeys } from '../src/server/db/repos/files.ts';
import { rotateReports } from '../src/server/db/repos/reports.ts';
import { rotateSecrets } from '../src/server/db/repos/secrets.ts';
import { readEnv } from '../src/server/env.ts';

const { DATABASE_URL, ENCRYPTION_KEYS } = readEnv(process.env);
if (!DATABASE_URL || !ENCRYPTION_KEYS) {
  console.error('hearthline: rotate-keys needs DATABASE_URL and ENCRYPTION_KEYS, with the new key first.');
  process.exit(1);
}
const database = connect({ url: DATABASE_URL, poolSize: 2 });
const ring = parseKeyRing(ENCRYPTION_KEYS);
console.log(`${await rotateSecrets(database.db, ring)} secrets sealed under the current key.`);
console.log(`${await rotateReports(database.db, ring)} reports sealed under the current key.`);
console.log(`The keys of ${await rotateFileKeys(database.db, ring)} files sealed under the current key.`);
await database.close();
