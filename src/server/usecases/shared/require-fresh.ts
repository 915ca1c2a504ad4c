import { AppError } from '#server/app-error.ts';
import type { SessionFacts } from '#server/db/repos/accounts/sessions.ts';

/** An open session is not enough for the most sensitive data: its person has proved who they are within the last minutes. */
export const requireFresh = ({ freshProof }: Pick<SessionFacts, 'freshProof'>): void => {
  if (freshProof === null) throw new AppError('confirmationRequired');
};

/** The outcome of a fresh proof. `secret`: the session's own from now on. */
export type Confirmation = { kind: 'done'; secret: string } | { kind: 'wrong' };
