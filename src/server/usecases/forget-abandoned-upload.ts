import type { Container } from '../container.ts';
import { isStorageKeyUsed } from '../db/repos/files.ts';

/** Queued before a file is put into storage: whoever dies between storing it and writing it down leaves nothing behind. */
export const forgetAbandonedUpload = async ({ database, files }: Container, storageKey: string): Promise<void> => {
  if (!(await isStorageKeyUsed(database.db, storageKey))) await files.remove(storageKey);
};
