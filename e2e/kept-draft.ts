import { draftsOf } from '../src/server/db/repos/application/drafts.ts';
import type { Product } from './product.ts';

/** The newest application's stored draft of a half-finished page, read as the product reads it. */
export const keptDraft = async (
  { container: { database, ring }, query }: Product,
  step: string,
): Promise<Record<string, unknown> | undefined> => {
  const [newest] = await query('SELECT id FROM applications ORDER BY created_at DESC LIMIT 1');
  const owner = { applicationId: String(newest?.id), person: 'borrower' } as const;
  return (await draftsOf(database.db, { ring, owner }))[step];
};
