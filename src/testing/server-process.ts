import { startServer } from '#server/main.ts';
import { readSettings } from '#server/settings.ts';
import { smallSite } from './test-server.ts';

const SAMPLE_MILLISECONDS = 5;

/** The server in a process of its own, for tests of what it takes from the machine. Any message is answered with the most memory since the last. */
const [databaseUrl = '', folder = '', port = ''] = process.argv.slice(2);
const settings = { DATABASE_URL: databaseUrl, DATA_DIR: folder, PORT: port, LOG_LEVEL: 'silent' };
await startServer(readSettings({ ...settings, BOT_CHECK_COST: '1', RATE_LIMITS: 'off', SANDBOX_LOANS: 'off' }), {
  siteFolder: smallSite(folder),
});

let most = 0;
setInterval(() => {
  most = Math.max(most, process.memoryUsage.rss());
}, SAMPLE_MILLISECONDS);
process.on('message', () => {
  process.send?.(most);
  most = process.memoryUsage.rss();
});
process.send?.('listening');
