import type { SessionKind } from '#entities/text/session-kind.ts';
import type { Container } from '#server/container.ts';
import { addSignInEvent } from '#server/db/repos/accounts/sign-in-events.ts';

export type SignInWay = 'password' | 'code' | 'passwordAndCode' | 'passkey' | 'confirmation';
export type SignInOutcome = 'succeeded' | 'refused' | 'slowedDown' | 'signedOut' | 'ended' | 'passwordChanged';

type Recorded = {
  realm: SessionKind;
  /** Null when the try was for no single account. The address typed is never recorded. */
  accountId: string | null;
  way: SignInWay | 'session';
  outcome: SignInOutcome;
  address: string;
};

/** One log line and one row that stays, for each try to sign in and each end of a session. */
export const recordSignIn = async ({ database, log }: Container, event: Recorded): Promise<void> => {
  const level = event.outcome === 'refused' || event.outcome === 'slowedDown' ? 'warn' : 'info';
  log[level]({ event: 'signIn', ...event }, 'sign-in');
  await addSignInEvent(database.db, event);
};
