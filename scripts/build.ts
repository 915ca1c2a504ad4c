import { readSettings } from '../src/server/settings.ts';
import { buildWebIfStale } from './build-web.ts';
import { buildServerIfStale } from './server-program.mjs';
import { stopWithReason } from './stop-with-reason.ts';

/** npm run build: the server, and the pages for `LENDER` and `LOCALE`, so that production starts without the tools that build them. */
try {
  const { LOCALE, LENDER } = readSettings({ LENDER: process.env.LENDER, LOCALE: process.env.LOCALE });
  buildServerIfStale(process.execPath);
  await buildWebIfStale(LOCALE);
  console.log(`The server and the pages of ${LENDER} in ${LOCALE} are built.`);
} catch (error) {
  stopWithReason(error);
}
