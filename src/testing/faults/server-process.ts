import { startServer } from '#server/main.ts';
import { readSettings } from '#server/settings.ts';
import { smallSite } from '../test-server.ts';
import { jumpClock } from './jump-clock.ts';

const SAMPLE_MILLISECONDS = 5;

/**
 * The server in a separate process, for tests of its resource use and of faults. Moves its clock by a number sent
 * to it; answers any other message with the peak memory since the last one.
 */
const [databaseUrl = '', folder = '', port = '', further = '{}'] = process.argv.slice(2);
const own = { DATABASE_URL: databaseUrl, DATA_DIR: folder, PORT: port, HEARTHLINE_MODE: 'sandbox' };
const small = { LOG_LEVEL: 'silent', RATE_LIMITS: 'off', BOT_CHECK_COST: '1', SANDBOX_LOANS: 'off' };
await startServer(readSettings({ ...own, ...small, ...JSON.parse(further) }), { siteFolder: smallSite(folder) });

let most = 0;
setInterval(() => {
  most = Math.max(most, process.memoryUsage.rss());
}, SAMPLE_MILLISECONDS);

process.on('message', (message) => {
  if (typeof message === 'number') {
    jumpClock(message);
    process.send?.('jumped');
    return;
  }
  process.send?.(most);
  most = process.memoryUsage.rss();
});
process.send?.('listening');
