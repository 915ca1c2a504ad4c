import { createContainer } from '#server/container.ts';
import { connect } from '#server/db/connect.ts';
import { parseKeyRing } from '#server/db/key-ring.ts';
import { createLog } from '#server/log.ts';
import { readKeys } from '#server/process-keys.ts';
import { readSettings } from '#server/settings.ts';
import { sendPayment } from '#server/usecases/payments/send-payment.ts';

/** Sends one payment in a separate process, for tests that kill it in the middle. */
const [databaseUrl = '', folder = '', paymentId = ''] = process.argv.slice(2);
const env = readSettings({ HEARTHLINE_MODE: 'sandbox', DATABASE_URL: databaseUrl, DATA_DIR: folder });
const database = connect({ url: databaseUrl, poolSize: 4, ring: parseKeyRing(readKeys(env).ENCRYPTION_KEYS) });
const container = await createContainer({ env, log: createLog('silent'), database, databaseUrl });
process.send?.('ready');
await sendPayment(container, paymentId);
process.send?.('sent');
