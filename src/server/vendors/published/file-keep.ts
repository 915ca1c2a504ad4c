import type { Database } from '../../db/connect.ts';
import { fetchedAtOf, findServiceFile, keepServiceFiles } from '../../db/repos/outside/service-files.ts';

export type KeptFile = { content: Uint8Array; fetchedAt: Date };

/** Where published files wait until they are fetched again: one copy for all processes. */
export type FileKeep = {
  /** Null where the file was never fetched. */
  fetchedAt: (service: string, name: string) => Promise<Date | null>;
  read: (service: string, name: string) => Promise<KeptFile | null>;
  write: (service: string, files: Readonly<Record<string, Uint8Array>>, at: Date) => Promise<void>;
};

export const keepIn = (database: Pick<Database, 'db' | 'transact'>): FileKeep => ({
  fetchedAt: (service, name) => fetchedAtOf(database.db, { service, name }),
  read: (service, name) => findServiceFile(database.db, { service, name }),
  write: (service, files, at) => keepServiceFiles(database, { service, files, at }),
});

/** For commands, which fetch nothing. */
export const keepNothing: FileKeep = {
  fetchedAt: async () => null,
  read: async () => null,
  write: async () => undefined,
};
