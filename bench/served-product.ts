import { siteFolder } from '../scripts/build-web.ts';
import { startServer } from '../src/server/main.ts';
import { readSettings } from '../src/server/settings.ts';

/** The product in a process of its own, so that the load does not run on its event loop. */
const server = await startServer(readSettings(process.env), { siteFolder });
process.send?.('ready');
process.on('message', () => server.stop().then(() => process.exit(0)));
