import { readSettings } from '../src/server/settings.ts';
import { buildWebIfStale } from './build-web.ts';
import { stopWithReason } from './stop-with-reason.ts';

/** npm run build: the pages for `LENDER` and `LOCALE`, so that production starts without the tools that build them. */
try {
  const { LOCALE, LENDER } = readSettings({ LENDER: process.env.LENDER, LOCALE: process.env.LOCALE });
  await buildWebIfStale(LOCALE);
  console.log(`The pages of ${LENDER} in ${LOCALE} are built.`);
} catch (error) {
  stopWithReason(error);
}
