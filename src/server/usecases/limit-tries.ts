import { AppError } from '../app-error.ts';
import type { Container } from '../container.ts';
import { takeUse, usedUp } from '../db/repos/rate-limits.ts';

/** How often something may be tried, by account and by address. An account that does not exist counts the same. */
const limits = {
  signIn: { byAccount: { uses: 10, minutes: 15 }, byAddress: { uses: 60, minutes: 15 } },
  requestCode: { byAccount: { uses: 5, minutes: 15 }, byAddress: { uses: 30, minutes: 15 } },
  startLead: { byAccount: { uses: 10, minutes: 60 }, byAddress: { uses: 60, minutes: 60 } },
  openLead: { byAccount: null, byAddress: { uses: 30, minutes: 15 } },
  enrol: { byAccount: { uses: 10, minutes: 15 }, byAddress: { uses: 30, minutes: 15 } },
  join: { byAccount: null, byAddress: { uses: 60, minutes: 15 } },
  /** How often one may look at one's own number. */
  showSecret: { byAccount: { uses: 20, minutes: 60 }, byAddress: { uses: 60, minutes: 60 } },
  /** Nobody corrects their own number all day: more than this is someone trying other people's. */
  creditPull: { byAccount: { uses: 6, minutes: 1440 }, byAddress: { uses: 40, minutes: 1440 } },
  storeFile: { byAccount: { uses: 200, minutes: 60 }, byAddress: { uses: 400, minutes: 60 } },
  eConsent: { byAccount: { uses: 20, minutes: 15 }, byAddress: { uses: 60, minutes: 15 } },
  verifyPaper: { byAccount: null, byAddress: { uses: 60, minutes: 15 } },
  browserLog: { byAccount: null, byAddress: { uses: 60, minutes: 10 } },
} as const;

type What = keyof typeof limits;

export const limitKeyOf = (what: What, account: string): string => `${what}/account/${account}`;

/** Which of these accounts may not try again yet. */
export const lockedAccounts = async (
  { database }: Pick<Container, 'database'>,
  { what, accounts }: { what: 'signIn'; accounts: readonly string[] },
): Promise<Set<string>> => {
  const byKey = new Map(accounts.map((account) => [limitKeyOf(what, account), account]));
  const keys = await usedUp(database.db, { keys: [...byKey.keys()], ...limits[what].byAccount });
  return new Set([...keys].flatMap((key) => byKey.get(key) ?? []));
};

export const limitTries = async (
  { database, env }: Pick<Container, 'database' | 'env'>,
  { what, account, address }: { what: What; account: string | null; address: string },
): Promise<void> => {
  if (env.RATE_LIMITS === 'off') return;
  const { byAccount, byAddress } = limits[what];
  const isAddressFine = await takeUse(database.db, { key: `${what}/address/${address}`, ...byAddress });
  const isAccountFine =
    !byAccount || account === null || (await takeUse(database.db, { key: limitKeyOf(what, account), ...byAccount }));
  if (!isAddressFine || !isAccountFine) throw new AppError('tooManyTries');
};
