import type { ChainKeys } from '#server/db/chain/chain-key.ts';
import { checkChain } from '#server/db/chain/check-chain.ts';
import { chainsAfter, isPurged } from '#server/db/chain/known-chains.ts';
import type { Reader } from '#server/db/connect.ts';
import type { Anchored } from './digest.ts';
import type { Finding } from './finding.ts';

/** One chain: its problem, if any, and the head that the next digest keeps. */
export type Walked = { chain: string; finding: Finding | null; head: Anchored | null };
type Walk = { keys: ChainKeys; anchored: AsyncGenerator<Anchored>; after: string };

/**
 * Every chain of the database and of the last digest, in one order. A chain with a problem keeps its old head in the next digest, so that
 * the problem is found again each night.
 */
export async function* walkChains(db: Reader, { keys, anchored, after }: Walk): AsyncGenerator<Walked> {
  let known = await nextAfter(anchored, after);
  for await (const chain of everyChain(db, after)) {
    while (known && known.chain < chain) {
      yield await withoutEvents(db, { keys, known });
      known = await nextOf(anchored);
    }
    const mine = known?.chain === chain ? known : null;
    yield await oneChain(db, { keys, chain, mine });
    if (mine) known = await nextOf(anchored);
  }
  for (; known; known = await nextOf(anchored)) yield await withoutEvents(db, { keys, known });
}

const nextOf = async (anchored: AsyncGenerator<Anchored>): Promise<Anchored | null> => {
  const { value, done } = await anchored.next();
  return done ? null : value;
};

const nextAfter = async (anchored: AsyncGenerator<Anchored>, after: string): Promise<Anchored | null> => {
  let next = await nextOf(anchored);
  while (next && next.chain <= after) next = await nextOf(anchored);
  return next;
};

async function* everyChain(db: Reader, after: string): AsyncGenerator<string> {
  let last = after;
  for (;;) {
    const chains = await chainsAfter(db, last);
    yield* chains;
    const end = chains.at(-1);
    if (end === undefined) return;
    last = end;
  }
}

const oneChain = async (
  db: Reader,
  { keys, chain, mine }: { keys: ChainKeys; chain: string; mine: Anchored | null },
): Promise<Walked> => {
  let codeThen: string | null = null;
  const { sound, head, brokenAt } = await checkChain(db, {
    keys,
    chain,
    visit: (seq, code) => {
      if (seq === mine?.seq) codeThen = code.toString('hex');
    },
  });
  const failed = (problem: Finding['problem'], atEvent: number): Walked => ({
    chain,
    finding: { chain, problem, atEvent },
    head: mine,
  });
  if (brokenAt !== null) return failed('broken', brokenAt);
  if (mine && sound < mine.seq) return failed('cut', sound + 1);
  if (mine && codeThen !== mine.code) return failed('replaced', mine.seq);
  return { chain, finding: null, head: { chain, seq: sound, code: head.toString('hex') } };
};

const withoutEvents = async (db: Reader, { keys, known }: { keys: ChainKeys; known: Anchored }): Promise<Walked> => {
  const { chain } = known;
  if (await isPurged(db, { keys, ...known })) return { chain, finding: null, head: null };
  return { chain, finding: { chain, problem: 'missing', atEvent: 1 }, head: known };
};
