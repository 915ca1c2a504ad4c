import { randomUUID } from 'node:crypto';
import type { GrantScope, PortalRole } from '#entities/portal-role.ts';
import { openSessionFor } from '#server/usecases/sessions.ts';
import type { TestBrowser } from './test-browser.ts';
import type { TestServer } from './test-server.ts';

export type TestStaff = { accountId: string; email: string; browser: TestBrowser };
type TestGrant = { role: PortalRole; scopeKind?: GrantScope; scopeId?: string };

/** A member of staff with these grants, signed in without the way through the sign-in page. */
export const staffBrowser = async (server: TestServer, ...grants: TestGrant[]): Promise<TestStaff> => {
  const { pool } = server.container.database;
  const email = `${randomUUID()}@staff.example`;
  const { rows } = await pool.query(
    `INSERT INTO accounts (realm, email, first_name, last_name, status) VALUES ('portal', $1, 'Sam', 'Staff', 'active') RETURNING id`,
    [email],
  );
  const accountId = String(rows[0].id);
  for (const { role, scopeKind = 'lender', scopeId = null } of grants)
    await pool.query('INSERT INTO portal_grants (account_id, role, scope_kind, scope_id) VALUES ($1, $2, $3, $4)', [
      accountId,
      role,
      scopeKind,
      scopeId,
    ]);
  const secret = await openSessionFor(server.container, { realm: 'portal', accountId });
  const browser = server.browser();
  browser.cookies.set('hearthline-portal', secret);
  return { accountId, email, browser };
};

export const newCompany = async ({ container }: TestServer, name = `Company ${randomUUID()}`): Promise<string> => {
  const { rows } = await container.database.pool.query('INSERT INTO companies (name) VALUES ($1) RETURNING id', [name]);
  return String(rows[0].id);
};
