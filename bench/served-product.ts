import { siteFolderOf } from '../scripts/built-pages.mjs';
import { startServer } from '../src/server/main.ts';
import { readSettings } from '../src/server/settings.ts';

/** The product in a separate process, so that the load does not run on its event loop. */
import { DEFAULT_LOCALE } from '../src/words/words.ts';

const server = await startServer(readSettings(process.env), { siteFolder: siteFolderOf(DEFAULT_LOCALE) });
process.send?.('ready');
process.on('message', () => server.stop().then(() => process.exit(0)));
