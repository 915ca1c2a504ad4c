import { asc, sql } from 'drizzle-orm';
import type { Db, Reader, Transact } from '#server/db/connect.ts';
import { type KeyRing, open, reseal, seal, sealedPrefix } from '#server/db/key-ring.ts';
import { chainKeys } from '#server/db/schema/index.ts';
import { bodyKey, type ChainKey, type ChainKeys, makeChainKey } from './chain-key.ts';
import { closeOldChains } from './close-old-chains.ts';

const contextOf = (id: string): string => `chain-key/${id}`;
const CHAIN_KEY_LOCK = 7_203_116;

/** Every key that ever chained an event, oldest first. Throws when the ring does not open one. */
export const readChainKeys = async (db: Reader, ring: KeyRing): Promise<ChainKeys> => {
  const rows = await db.select().from(chainKeys).orderBy(asc(chainKeys.createdAt));
  return new Map(
    rows.map(({ id, sealed }) => [id, { id, secret: Buffer.from(open(ring, sealed, contextOf(id)), 'base64') }]),
  );
};

/** The keys of event bodies, by the name that sealed values carry. */
export const bodyKeys = (keys: ChainKeys): Map<string, Buffer> =>
  new Map([...keys.values()].map((key) => [key.id, bodyKey(key)]));

/** The newest key. The first start after an upgrade makes the first one and closes the chains from before under it, once. */
export const openChainKey = (transact: Transact, ring: KeyRing): Promise<ChainKey> =>
  transact(async (tx) => {
    const known = [...(await readChainKeys(tx, ring)).values()].at(-1);
    if (known) return known;
    await tx.execute(sql`SELECT pg_advisory_xact_lock(${CHAIN_KEY_LOCK})`);
    const made = [...(await readChainKeys(tx, ring)).values()].at(-1);
    if (made) return made;
    const first = await addChainKey(tx, ring);
    await closeOldChains(tx, first);
    return first;
  });

const addChainKey = async (db: Db, ring: KeyRing): Promise<ChainKey> => {
  const key = makeChainKey();
  const sealed = seal(ring, key.secret.toString('base64'), contextOf(key.id));
  await db.insert(chainKeys).values({ id: key.id, sealed });
  return key;
};

/** Whether the ring opens every key; true where there is none yet. */
export const areChainKeysRight = (db: Reader, ring: KeyRing): Promise<boolean> =>
  readChainKeys(db, ring).then(
    () => true,
    () => false,
  );

/** Old codes stay as they are. A new key takes over at the next start, since the old one may have been read with the old ring. */
export const rotateChainKeys = (transact: Transact, ring: KeyRing): Promise<number> =>
  transact(async (tx) => {
    const prefix = sealedPrefix(ring);
    const rows = await tx.select().from(chainKeys).for('update');
    const old = rows.filter(({ sealed }) => !sealed.subarray(0, prefix.length).equals(prefix));
    for (const { id, sealed } of old)
      await tx
        .update(chainKeys)
        .set({ sealed: reseal(ring, sealed, contextOf(id)) })
        .where(sql`${chainKeys.id} = ${id}`);
    if (old.length > 0) await addChainKey(tx, ring);
    return old.length;
  });
