import { type Application, application } from '#entities/application/application.ts';
import type { Database } from '#server/db/connect.ts';
import { accountsWithEmail } from '#server/db/repos/accounts/accounts.ts';

type Stored = { id: string; document: { borrower?: { email?: string | null } } };

/** The newest application of the borrower with this address. Addresses are sealed, so SQL cannot look for one. */
export const applicationIdOf = async ({ pool }: Pick<Database, 'pool'>, email: string): Promise<string> => {
  const { rows } = await pool.query<Stored>('SELECT id, document FROM applications ORDER BY created_at DESC');
  const found = rows.find(({ document }) => document.borrower?.email === email);
  if (!found) throw new Error(`nobody applied as ${email}`);
  return found.id;
};

/** The borrower's address. */
export const emailOf = async ({ pool }: Pick<Database, 'pool'>, applicationId: string): Promise<string> => {
  const { rows } = await pool.query<Stored>('SELECT id, document FROM applications WHERE id = $1', [applicationId]);
  return String(rows[0]?.document.borrower?.email);
};

/** The applicant's account. */
export const accountIdOf = async ({ db }: Pick<Database, 'db'>, email: string): Promise<string> => {
  const [account] = await accountsWithEmail(db, { realm: 'applicant', email });
  if (!account) throw new Error(`nobody has an account as ${email}`);
  return account.id;
};

/** The document of the borrower with this address. */
export const documentOf = async (database: Pick<Database, 'pool'>, email: string): Promise<Application> => {
  const id = await applicationIdOf(database, email);
  const { rows } = await database.pool.query('SELECT document FROM applications WHERE id = $1', [id]);
  return application.parse(rows[0].document);
};

/** The application whose coborrower has this address. */
export const jointDocument = async (
  { pool }: Pick<Database, 'pool'>,
  email: string,
): Promise<{ id: string; document: Application }> => {
  const { rows } = await pool.query<{ id: string; document: unknown }>('SELECT id, document FROM applications');
  const all = rows.map(({ id, document }) => ({ id, document: application.parse(document) }));
  const found = all.find(({ document }) => document.coborrower?.email === email);
  if (!found) throw new Error(`nobody is a coborrower as ${email}`);
  return found;
};
