import { sql } from 'drizzle-orm';
import type { Database, Tx } from './connect.ts';

type OtherDay = { daysFromNow: number; timeZone: string };

/** The same database for a made-up past: what its transactions write down bears this hour of the other day. */
export const onAnotherDay = ({ transact, ...database }: Database, { daysFromNow, timeZone }: OtherDay): Database => {
  const turn = (tx: Tx) =>
    tx.execute(sql`SELECT set_config('hearthline.days_from_now', ${`${daysFromNow} ${timeZone}`}, true)`);
  return {
    ...database,
    transact: (work) =>
      transact(async (tx) => {
        await turn(tx);
        return work(tx);
      }),
  };
};
