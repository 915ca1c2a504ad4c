import type { Db } from './connect.ts';
import type { KeyRing } from './key-ring.ts';
import { rotateTotpSecrets } from './repos/accounts/totp-secrets.ts';
import { rotateDrafts } from './repos/application/drafts.ts';
import { rotateReports } from './repos/application/reports.ts';
import { rotateSecrets } from './repos/application/secrets.ts';
import { rotateFileKeys } from './repos/loan/files.ts';

/** Everything that hangs on a key, brought under the current one: afterwards the keys behind it open nothing any more. */
export const rotateKeys = async (db: Db, ring: KeyRing) => ({
  secrets: await rotateSecrets(db, ring),
  reports: await rotateReports(db, ring),
  fileKeys: await rotateFileKeys(db, ring),
  drafts: await rotateDrafts(db, ring),
  staffCodes: await rotateTotpSecrets(db, ring),
});
