import { and, eq, sql } from 'drizzle-orm';
import type { Database, Reader } from '#server/db/connect.ts';
import { serviceFiles } from '#server/db/schema/index.ts';

export type FileAt = { service: string; name: string };

/** When a file was last fetched whole; null where it never was. */
export const fetchedAtOf = async (db: Reader, { service, name }: FileAt): Promise<Date | null> => {
  const [row] = await db
    .select({ at: serviceFiles.fetchedAt })
    .from(serviceFiles)
    .where(and(eq(serviceFiles.service, service), eq(serviceFiles.name, name)));
  return row?.at ?? null;
};

export const findServiceFile = async (
  db: Reader,
  { service, name }: FileAt,
): Promise<{ content: Buffer; fetchedAt: Date } | null> => {
  const [row] = await db
    .select({ content: serviceFiles.content, fetchedAt: serviceFiles.fetchedAt })
    .from(serviceFiles)
    .where(and(eq(serviceFiles.service, service), eq(serviceFiles.name, name)));
  return row ?? null;
};

/** All of a service's files at once: a list and its aliases are never of two days. */
export const keepServiceFiles = (
  { transact }: Pick<Database, 'transact'>,
  { service, files, at }: { service: string; files: Readonly<Record<string, Uint8Array>>; at: Date },
): Promise<void> =>
  transact(async (tx) => {
    for (const [name, bytes] of Object.entries(files).toSorted()) {
      const kept = { content: Buffer.from(bytes), fetchedAt: at };
      await tx
        .insert(serviceFiles)
        .values({ service, name, ...kept })
        .onConflictDoUpdate({ target: [serviceFiles.service, serviceFiles.name], set: kept });
    }
  });

/** The age of a service's files: of the oldest and the newest, and how many there are. */
export const serviceFileAges = (db: Reader) =>
  db
    .select({
      service: serviceFiles.service,
      files: sql<number>`count(*)::int`,
      oldest: sql<Date>`min(${serviceFiles.fetchedAt})`.mapWith(serviceFiles.fetchedAt),
      newest: sql<Date>`max(${serviceFiles.fetchedAt})`.mapWith(serviceFiles.fetchedAt),
    })
    .from(serviceFiles)
    .groupBy(serviceFiles.service);
