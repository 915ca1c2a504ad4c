import type { Container } from '#server/container.ts';
import { isStorageKeyUsed } from '#server/db/repos/loan/files.ts';

/** Queued before a file is put into storage: a process that dies between storing and recording it leaves nothing behind. */
export const forgetAbandonedUpload = async ({ database, files }: Container, storageKey: string): Promise<void> => {
  if (!(await isStorageKeyUsed(database.db, storageKey))) await files.remove(storageKey);
};
