import type pg from 'pg';

type Chains = { chain: string; other: string };
export type Tampering = { tamper: (superuser: pg.Pool, chains: Chains) => Promise<void>; brokenAt: number };

/** As a database administrator works: no trigger of ours runs, and the old hash function is at hand. */
const unguarded = async (superuser: pg.Pool, statements: [text: string, values: unknown[]][]): Promise<void> => {
  const client = await superuser.connect();
  try {
    await client.query('BEGIN; SET LOCAL session_replication_role = replica');
    for (const [text, values] of statements) await client.query(text, values);
    await client.query('COMMIT');
  } finally {
    client.release();
  }
};

/** Hashes the chain again from one event on, as the database itself did once. */
const rehashed = (chain: string, from: number): [string, unknown[]] => [
  `DO $$ DECLARE e events; last bytea; BEGIN
     FOR e IN SELECT * FROM events WHERE application_id = '${chain}' AND seq >= ${from} ORDER BY seq LOOP
       SELECT hash INTO last FROM events WHERE application_id = e.application_id AND seq = e.seq - 1;
       UPDATE events SET previous_hash = coalesce(last, '\\x00'), hash = event_hash(coalesce(last, '\\x00'), e)
         WHERE application_id = e.application_id AND seq = e.seq;
     END LOOP;
   END $$`,
  [],
];

const SHIFT = 100_000;

/** Makes room for one event before number 3. */
const shifted = (chain: string): [string, unknown[]][] => [
  [`UPDATE events SET seq = seq + ${SHIFT} WHERE application_id = $1 AND seq >= 3`, [chain]],
  [`UPDATE events SET seq = seq - ${SHIFT - 1} WHERE application_id = $1 AND seq > ${SHIFT}`, [chain]],
];

/** Each changes one application's events from inside; a chain cut at its end shows only against an anchor. */
export const eventTampering: Record<string, Tampering> = {
  'one event changed': {
    brokenAt: 3,
    tamper: (superuser, { chain }) =>
      unguarded(superuser, [
        [`UPDATE events SET body = '{"forged":true}' WHERE application_id = $1 AND seq = 3`, [chain]],
      ]),
  },
  'one event changed, and hashed again with the database’s own function': {
    brokenAt: 3,
    tamper: (superuser, { chain }) =>
      unguarded(superuser, [
        [`UPDATE events SET body = '{"forged":true}' WHERE application_id = $1 AND seq = 3`, [chain]],
        rehashed(chain, 3),
      ]),
  },
  'one event forged in the middle, and all after it hashed again': {
    brokenAt: 3,
    tamper: (superuser, { chain }) =>
      unguarded(superuser, [
        ...shifted(chain),
        [
          `INSERT INTO events SELECT (jsonb_populate_record(e, '{"seq":3,"kind":"forged"}')).* FROM events e
           WHERE application_id = $1 AND seq = 2`,
          [chain],
        ],
        rehashed(chain, 3),
      ]),
  },
  'two events swapped, and hashed again': {
    brokenAt: 2,
    tamper: (superuser, { chain }) =>
      unguarded(superuser, [
        ['UPDATE events SET seq = -2 WHERE application_id = $1 AND seq = 2', [chain]],
        ['UPDATE events SET seq = 2 WHERE application_id = $1 AND seq = 3', [chain]],
        ['UPDATE events SET seq = 3 WHERE application_id = $1 AND seq = -2', [chain]],
        rehashed(chain, 2),
      ]),
  },
  'an event of another application moved in, and hashed again': {
    brokenAt: 3,
    tamper: (superuser, { chain, other }) =>
      unguarded(superuser, [
        ...shifted(chain),
        ['UPDATE events SET application_id = $1 WHERE application_id = $2 AND seq = 3', [chain, other]],
        rehashed(chain, 3),
      ]),
  },
  'an actor that no account has, and hashed again': {
    brokenAt: 3,
    tamper: (superuser, { chain }) =>
      unguarded(superuser, [
        [`UPDATE events SET actor = 'staff/x' WHERE application_id = $1 AND seq = 3`, [chain]],
        rehashed(chain, 3),
      ]),
  },
};

/** The last events of a chain, or all of them. */
export const cutChain = (superuser: pg.Pool, { chain, keep }: { chain: string; keep: number }): Promise<void> =>
  unguarded(superuser, [['DELETE FROM events WHERE application_id = $1 AND seq > $2', [chain, keep]]]);
