import { newRecoveryCodes, recoveryCodeHash } from '../auth/recovery-codes.ts';
import type { Tx } from '../db/connect.ts';
import { replaceRecoveryCodes } from '../db/repos/recovery-codes.ts';

/** Makes new codes and returns them to be shown this once: only their hashes are kept. */
export const keepRecoveryCodes = async (tx: Tx, accountId: string): Promise<string[]> => {
  const codes = newRecoveryCodes();
  await replaceRecoveryCodes(
    tx,
    accountId,
    codes.flatMap((code) => recoveryCodeHash(code) ?? []),
  );
  return codes;
};
