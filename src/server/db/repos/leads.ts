import { sql } from 'drizzle-orm';
import { z } from 'zod';
import type { DbOrTx } from '../connect.ts';
import { leadArmsOf, type ReachedPlaces, unionOf } from './reached-places.ts';

export const countNewLeads = async (
  db: DbOrTx,
  { reach, limit }: { reach: ReachedPlaces; limit: number },
): Promise<number> => {
  const arms = leadArmsOf(reach).map(
    (place) => sql`SELECT l.id FROM leads l WHERE ${place('l')} AND l.state = 'new' LIMIT ${limit}`,
  );
  const found = unionOf(arms);
  if (found === null) return 0;
  const { rows } = await db.execute(
    sql`SELECT count(*)::int AS leads FROM (SELECT 1 FROM (${found}) f LIMIT ${limit}) g`,
  );
  return z.tuple([z.object({ leads: z.number() })]).parse(rows)[0].leads;
};
