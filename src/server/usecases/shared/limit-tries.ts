import { AppError, type AppErrorCode } from '#server/app-error.ts';
import type { Container } from '#server/container.ts';
import type { Db, Tx } from '#server/db/connect.ts';
import { takeUse } from '#server/db/repos/accounts/rate-limits.ts';
import { lookupHash } from '#server/db/sealed/lookup-hash.ts';

/** Attempt limits by account and by IP address. An account that does not exist counts the same. */
const limits = {
  /** Entering the code for a changed email address. */
  changeEmail: { minutes: 15, byAccount: 10, byAddress: 60 },
  requestCode: { minutes: 15, byAccount: 5, byAddress: 30 },
  /** To one mailbox, from all devices it does not know: a flood of mail stays small. */
  codesToMailbox: { minutes: 60, byAccount: 30, byAddress: 30 },
  askPasskey: { minutes: 15, byAccount: null, byAddress: 120 },
  /** Codes and passwords entered again in an open session. */
  confirm: { minutes: 15, byAccount: 10, byAddress: 60 },
  startLead: { minutes: 60, byAccount: 10, byAddress: 60 },
  /** Without a solved bot check. */
  startUncheckedLead: { minutes: 60, byAccount: 2, byAddress: 5 },
  openLead: { minutes: 15, byAccount: null, byAddress: 30 },
  enrol: { minutes: 15, byAccount: 10, byAddress: 30 },
  join: { minutes: 15, byAccount: null, byAddress: 60 },
  /** How often applicants may view their own SSN. */
  showSecret: { minutes: 60, byAccount: 20, byAddress: 60 },
  /** Applicants do not correct their own SSN all day: more than this is someone trying other SSNs. */
  creditPull: { minutes: 1440, byAccount: 6, byAddress: 40 },
  storeFile: { minutes: 60, byAccount: 200, byAddress: 400 },
  eConsent: { minutes: 15, byAccount: 20, byAddress: 60 },
  verifyPaper: { minutes: 15, byAccount: null, byAddress: 60 },
  browserLog: { minutes: 10, byAccount: null, byAddress: 60 },
} as const satisfies Record<string, { minutes: number; byAccount: number | null; byAddress: number }>;

type What = keyof typeof limits;

/** An account is often an address, so only its hash is counted under. */
const limitKeyOf = (what: What, account: string, { ring }: Db): string =>
  `${what}/account/${lookupHash(ring, 'account', account)}`;

/** The error by the longest possible wait until another attempt is allowed. */
const refusalOf = (minutes: number): AppErrorCode =>
  minutes <= 15 ? 'tooManyTries' : minutes <= 60 ? 'tooManyThisHour' : 'tooManyToday';

type Try = {
  what: What;
  account: string | null;
  address: string | null;
  /** A caller in a transaction counts within it: waiting for a second connection could deadlock on itself. */
  tx?: Tx;
};

/** Without an account, or without an address, only the other is counted. */
export const limitTries = async (
  { database, env }: Pick<Container, 'database' | 'env'>,
  { what, account, address, tx }: Try,
): Promise<void> => {
  if (env.RATE_LIMITS === 'off') return;
  const { minutes, byAccount, byAddress } = limits[what];
  const db = tx ?? database.db;
  const isAddressFine =
    address === null || (await takeUse(db, { key: `${what}/address/${address}`, uses: byAddress, minutes }));
  const isAccountFine =
    byAccount === null ||
    account === null ||
    (await takeUse(db, { key: limitKeyOf(what, account, db), uses: byAccount, minutes }));
  if (!isAddressFine || !isAccountFine) throw new AppError(refusalOf(minutes));
};
