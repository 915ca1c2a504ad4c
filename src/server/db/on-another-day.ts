import { sql } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/node-postgres';
import type { Database, Tx } from './connect.ts';
import * as schema from './schema/index.ts';

type OtherDay = { daysFromNow: number; timeZone: string };

/** The same database for a made-up past: what its transactions write down bears this hour of the other day. */
export const onAnotherDay = ({ pool, transact, close }: Database, { daysFromNow, timeZone }: OtherDay): Database => {
  const turn = (tx: Tx) =>
    tx.execute(sql`SELECT set_config('hearthline.days_from_now', ${`${daysFromNow} ${timeZone}`}, true)`);
  const db = drizzle(pool, { schema });
  const begin = db.transaction.bind(db);
  db.transaction = (work, settings) =>
    begin(async (tx) => {
      await turn(tx);
      return work(tx);
    }, settings);
  return {
    db,
    pool,
    close,
    transact: (work) =>
      transact(async (tx) => {
        await turn(tx);
        return work(tx);
      }),
  };
};
