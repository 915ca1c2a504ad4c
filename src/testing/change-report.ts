import type { Database } from '#server/db/connect.ts';
import { sealJson } from '#server/db/sealed/sealed-json.ts';

/** A vendor's answer, as if it had been another. */
export const changeReport = async <Answer extends object>(
  { pool, db }: Pick<Database, 'pool' | 'db'>,
  { applicationId, kind }: { applicationId?: string; kind: string },
  change: (answer: Answer) => object,
): Promise<void> => {
  const asked = 'SELECT id, answer FROM reports WHERE ($1::uuid IS NULL OR application_id = $1) AND kind = $2';
  const { rows } = await pool.query<{ id: string; answer: Answer }>(asked, [applicationId ?? null, kind]);
  for (const { id, answer } of rows)
    await pool.query('UPDATE reports SET answer = $2 WHERE id = $1', [
      id,
      sealJson(db.ring, { ...answer, ...change(answer) }),
    ]);
};
