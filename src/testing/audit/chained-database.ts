import { openChainKey, readChainKeys } from '#server/db/chain/chain-keys.ts';
import { type CheckedChain, checkChain } from '#server/db/chain/check-chain.ts';
import { type Database, withChainKey } from '#server/db/connect.ts';
import type { KeyRing } from '#server/db/key-ring.ts';
import { testRing } from '../database.ts';

/** A database without a server, whose transactions may append events. */
export const chainedDatabase = async <Tested extends Database>(database: Tested): Promise<Tested> => ({
  ...database,
  ...withChainKey(database, await openChainKey(database.transact, testRing)),
});

/** Checks a chain with the keys its database holds, opened by this ring. */
export const checkedChain = async (
  { db }: Pick<Database, 'db'>,
  { chain, ring = testRing }: { chain: string; ring?: KeyRing },
): Promise<CheckedChain> => checkChain(db, { keys: await readChainKeys(db, ring), chain });
