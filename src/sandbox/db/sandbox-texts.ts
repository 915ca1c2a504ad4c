import { desc } from 'drizzle-orm';
import type { DbOrTx } from '#server/db/connect.ts';
import { sandboxTexts } from './schema.ts';

const SHOWN = 50;

export const keepSandboxText = async (db: DbOrTx, text: typeof sandboxTexts.$inferInsert): Promise<void> => {
  await db.insert(sandboxTexts).values(text).onConflictDoNothing();
};

export const latestSandboxTexts = (db: DbOrTx) =>
  db.select().from(sandboxTexts).orderBy(desc(sandboxTexts.sentAt)).limit(SHOWN);
