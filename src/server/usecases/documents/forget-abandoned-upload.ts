import type { Container } from '#server/container.ts';
import { isStorageKeyUsed } from '#server/db/repos/loan/files.ts';

/** Queued before a file is put into storage: whoever dies between storing it and writing it down leaves nothing behind. */
export const forgetAbandonedUpload = async ({ database, files }: Container, storageKey: string): Promise<void> => {
  if (!(await isStorageKeyUsed(database.db, storageKey))) await files.remove(storageKey);
};
