import type { SessionKind } from '#entities/text/session-kind.ts';
import { AppError } from '#server/app-error.ts';
import { knownDevice } from '#server/auth/device-cookie.ts';
import type { Container } from '#server/container.ts';
import type { Reader } from '#server/db/connect.ts';
import { accountsWithEmail } from '#server/db/repos/accounts/accounts.ts';
import { takeUse } from '#server/db/repos/accounts/rate-limits.ts';
import {
  accountsInWait,
  forgetAllTries,
  forgetTries,
  giveTryBack,
  type TriesAt,
  takeTry,
} from '#server/db/repos/accounts/sign-in-tries.ts';
import { recordSignIn, type SignInWay } from './record-sign-in.ts';

/** Tries without a wait: by one account from one source, and by one address for all accounts. */
const FREE_TRIES = 10;
const FREE_BY_ADDRESS = 60;
/** Passwords of one account from unknown devices, from everywhere together; a mailed code still signs the owner in. */
const FREE_PASSWORDS = 100;
/** Wrong second factors after the right password, from unknown devices: not a stranger's doing. */
const FREE_SECOND_FACTORS = 20;

/** The sender of a try: the IP address, and the device cookie if the browser has one. */
export type Source = { address: string; device: string | null };
export type Trier = Source & { realm: SessionKind; email: string; way: SignInWay };

export const triesKey = ({ realm, email }: Pick<Trier, 'realm' | 'email'>): string => `${realm}/${email}`;

/** The device's name for a browser that signed in to this account before, else the address. */
export const sourceOf = (
  { sessionSecret }: Container,
  trier: Omit<Trier, 'way'>,
): { source: string; isKnown: boolean } => {
  const name = knownDevice({ secret: sessionSecret, account: triesKey(trier) }, trier.device);
  return name === null
    ? { source: `address/${trier.address}`, isKnown: false }
    : { source: `device/${name}`, isKnown: true };
};

/** Enough to see an attack by, and too few to fill a table with one. */
const RECORDED_A_MINUTE = 5;

const slowDown = async (container: Container, { realm, email, way, address }: Trier): Promise<never> => {
  const { db } = container.database;
  if (await takeUse(db, { key: `slowed/${realm}/${address}`, uses: RECORDED_A_MINUTE, minutes: 1 })) {
    const [meant, ...others] = await accountsWithEmail(db, { realm, email });
    const accountId = meant && others.length === 0 ? meant.id : null;
    await recordSignIn(container, { realm, accountId, way, outcome: 'slowedDown', address });
  }
  throw new AppError('tooManyTries');
};

/**
 * Slows down the person who guesses and no one else: failures count by account and source, so that a stranger's do not stop the owner
 * elsewhere, nor on a device the owner signed in on before. `succeeded` has to be called after a right try.
 */
export const guardSignIn = async (container: Container, trier: Trier): Promise<{ succeeded: () => Promise<void> }> => {
  const { env, database } = container;
  if (env.RATE_LIMITS === 'off') return { succeeded: async () => undefined };
  const { source, isKnown } = sourceOf(container, trier);
  const mine: TriesAt = { account: triesKey(trier), source };
  const ofAddress: TriesAt = { account: '', source };
  const isAllowed =
    (isKnown || (await takeTry(database.db, ofAddress, FREE_BY_ADDRESS))) &&
    (await takeTry(database.db, mine, FREE_TRIES));
  if (!isAllowed) return slowDown(container, trier);
  return {
    succeeded: async () => {
      if (!isKnown) await giveTryBack(database.db, ofAddress);
      await forgetTries(database.db, mine);
    },
  };
};

/** Limits of a whole account, for tries from devices it does not know. */
const everywhere = { password: FREE_PASSWORDS, secondFactor: FREE_SECOND_FACTORS } as const;

export const guardAccount = async (
  container: Container,
  trier: Trier,
  what: keyof typeof everywhere,
): Promise<{ succeeded: () => Promise<void> }> => {
  const { env, database } = container;
  const at = { account: triesKey(trier), source: what };
  if (env.RATE_LIMITS === 'off' || sourceOf(container, trier).isKnown) return { succeeded: async () => undefined };
  if (!(await takeTry(database.db, at, everywhere[what]))) return slowDown(container, trier);
  return { succeeded: () => giveTryBack(database.db, at) };
};

/** The accounts someone has to wait for after too many failures. */
export const slowedAccounts = (db: Reader, accounts: readonly string[]): Promise<Set<string>> =>
  accountsInWait(db, { accounts, free: FREE_TRIES });

export const forgetFailures = forgetAllTries;
