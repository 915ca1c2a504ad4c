import { createContainer } from '#server/container.ts';
import { connect } from '#server/db/connect.ts';
import { parseKeyRing } from '#server/db/key-ring.ts';
import { startWorkers } from '#server/jobs/workers.ts';
import { createLog } from '#server/log.ts';
import { readKeys } from '#server/process-keys.ts';
import { readSettings } from '#server/settings.ts';

/** A worker in a separate process, for tests that kill it without warning. Reports when it has started. */
const [databaseUrl = '', folder = ''] = process.argv.slice(2);
const env = readSettings({ HEARTHLINE_MODE: 'sandbox', DATABASE_URL: databaseUrl, DATA_DIR: folder });
const database = connect({ url: databaseUrl, poolSize: 8, ring: parseKeyRing(readKeys(env).ENCRYPTION_KEYS) });
const container = await createContainer({ env, log: createLog('silent'), database, databaseUrl });
await startWorkers(container);
process.send?.('working');
