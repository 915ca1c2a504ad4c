import type { FileKeep, KeptFile } from '../published/file-keep.ts';

/** Keeps published files for one test. */
export const memoryKeep = (): FileKeep => {
  const files = new Map<string, KeptFile>();
  const key = (service: string, name: string) => `${service}/${name}`;
  return {
    fetchedAt: async (service, name) => files.get(key(service, name))?.fetchedAt ?? null,
    read: async (service, name) => files.get(key(service, name)) ?? null,
    write: async (service, written, fetchedAt) => {
      for (const [name, content] of Object.entries(written)) files.set(key(service, name), { content, fetchedAt });
    },
  };
};
