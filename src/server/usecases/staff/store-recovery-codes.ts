import { newRecoveryCodes, recoveryCodeHash } from '#server/auth/recovery-codes.ts';
import type { Tx } from '#server/db/connect.ts';
import { replaceRecoveryCodes } from '#server/db/repos/accounts/recovery-codes.ts';

/** Creates new codes and returns them to be shown this one time: only their hashes are stored. */
export const storeRecoveryCodes = async (tx: Tx, accountId: string): Promise<string[]> => {
  const codes = newRecoveryCodes();
  await replaceRecoveryCodes(
    tx,
    accountId,
    codes.flatMap((code) => recoveryCodeHash(code) ?? []),
  );
  return codes;
};
