import { rotateChainKeys } from './chain/chain-keys.ts';
import type { Database } from './connect.ts';
import type { KeyRing } from './key-ring.ts';
import { rotateOutgoingMessages } from './repos/accounts/outgoing-messages.ts';
import { rotateTotpSecrets } from './repos/accounts/totp-secrets.ts';
import { rotateDrafts } from './repos/application/drafts.ts';
import { rotateReports } from './repos/application/reports.ts';
import { rotateSecrets } from './repos/application/secrets.ts';
import { rotateFileKeys } from './repos/loan/files.ts';
import { rotateColumns } from './sealed/seal-columns.ts';

/** Reseals everything under the current key: afterwards the earlier keys open nothing. */
export const rotateKeys = async ({ db, transact }: Pick<Database, 'db' | 'transact'>, ring: KeyRing) => ({
  fields: await rotateColumns({ db, transact }),
  secrets: await rotateSecrets(transact, ring),
  reports: await rotateReports(db, ring),
  fileKeys: await rotateFileKeys(db, ring),
  drafts: await rotateDrafts(transact, ring),
  chainKeys: await rotateChainKeys(transact, ring),
  staffCodes: await rotateTotpSecrets(transact, ring),
  messages: await rotateOutgoingMessages(transact, ring),
});
