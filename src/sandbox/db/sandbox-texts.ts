import { desc } from 'drizzle-orm';
import type { Db, Reader } from '#server/db/connect.ts';
import { sandboxTexts } from './schema.ts';

const SHOWN = 50;

export const keepSandboxText = async (db: Db, text: typeof sandboxTexts.$inferInsert): Promise<void> => {
  await db.insert(sandboxTexts).values(text).onConflictDoNothing();
};

export const latestSandboxTexts = (db: Reader) =>
  db.select().from(sandboxTexts).orderBy(desc(sandboxTexts.sentAt)).limit(SHOWN);
