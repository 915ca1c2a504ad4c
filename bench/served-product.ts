import { siteFolder } from '../scripts/build-web.ts';
import { readEnv } from '../src/server/env.ts';
import { startServer } from '../src/server/main.ts';

/** The product in a process of its own, so that the load does not run on its event loop. */
const server = await startServer(readEnv(process.env), { siteFolder });
process.send?.('ready');
process.on('message', () => server.stop().then(() => process.exit(0)));
