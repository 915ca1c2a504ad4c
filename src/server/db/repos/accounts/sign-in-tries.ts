import { and, eq, inArray, lt, ne, sql } from 'drizzle-orm';
import type { Db, Reader } from '#server/db/connect.ts';
import { signInTries } from '#server/db/schema/index.ts';
import { lookupHash } from '#server/db/sealed/lookup-hash.ts';

/** Tries by one account from one source. An empty account stands for all accounts together. */
export type TriesAt = { account: string; source: string };

/** An address is in no table of tries: the same account has the same hash. */
const hashed = ({ ring }: Reader, account: string): string =>
  account === '' ? account : lookupHash(ring, 'account', account);

/** Without further failures for this long, earlier ones are forgotten. */
const FORGET_HOURS = 24;
const FIRST_WAIT_SECONDS = 30;
const LONGEST_WAIT_SECONDS = 900;

/** Nothing for the first tries, then half a minute, doubling up to a quarter of an hour. */
const waitAfter = (free: number) => sql`make_interval(secs => CASE WHEN ${signInTries.failures} < ${free} THEN 0
  ELSE least(${LONGEST_WAIT_SECONDS}, ${FIRST_WAIT_SECONDS} * power(2, least(${signInTries.failures} - ${free}, 20))) END)`;

const isForgotten = sql`${signInTries.lastAt} < clock_timestamp() - make_interval(hours => ${FORGET_HOURS})`;

/**
 * Counts a try before it is checked, so that many at once are not checked for the price of one. False while the source has to wait;
 * a try that is refused for that neither counts nor prolongs the wait.
 */
export const takeTry = async (db: Db, { account, source }: TriesAt, free: number): Promise<boolean> => {
  const taken = await db
    .insert(signInTries)
    .values({ account: hashed(db, account), source, failures: 1, lastAt: sql`clock_timestamp()` })
    .onConflictDoUpdate({
      target: [signInTries.account, signInTries.source],
      set: {
        failures: sql`CASE WHEN ${isForgotten} THEN 1 ELSE ${signInTries.failures} + 1 END`,
        lastAt: sql`clock_timestamp()`,
      },
      setWhere: sql`${signInTries.lastAt} + ${waitAfter(free)} <= clock_timestamp()`,
    });
  return taken.rowCount === 1;
};

/** The try was right: it does not count as a failure. */
export const giveTryBack = async (db: Db, { account, source }: TriesAt): Promise<void> => {
  await db
    .update(signInTries)
    .set({ failures: sql`greatest(${signInTries.failures} - 1, 0)` })
    .where(and(eq(signInTries.account, hashed(db, account)), eq(signInTries.source, source)));
};

export const forgetTries = async (db: Db, { account, source }: TriesAt): Promise<void> => {
  await db.delete(signInTries).where(and(eq(signInTries.account, hashed(db, account)), eq(signInTries.source, source)));
};

/** From everywhere. False when nothing was counted. */
export const forgetAllTries = async (db: Db, account: string): Promise<boolean> =>
  ((await db.delete(signInTries).where(eq(signInTries.account, hashed(db, account)))).rowCount ?? 0) > 0;

/** Those of these accounts for which some source has to wait now. */
export const accountsInWait = async (
  db: Reader,
  { accounts, free }: { accounts: readonly string[]; free: number },
): Promise<Set<string>> => {
  if (accounts.length === 0) return new Set();
  const byHash = new Map(accounts.map((account) => [hashed(db, account), account]));
  const rows = await db
    .selectDistinct({ account: signInTries.account })
    .from(signInTries)
    .where(
      and(
        inArray(signInTries.account, [...byHash.keys()]),
        ne(signInTries.account, ''),
        sql`${signInTries.lastAt} + ${waitAfter(free)} > clock_timestamp()`,
      ),
    );
  return new Set(rows.map(({ account }) => byHash.get(account) ?? account));
};

export const forgetOldTries = async (db: Db): Promise<void> => {
  await db.delete(signInTries).where(lt(signInTries.lastAt, sql`now() - make_interval(hours => ${FORGET_HOURS})`));
};
