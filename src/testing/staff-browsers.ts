import type { GrantScope, PortalRole } from '#entities/contract/portal-role.ts';
import type { Container } from '#server/container.ts';
import { addAccount } from '#server/db/repos/accounts/accounts.ts';
import { portalGrants } from '#server/db/schema/index.ts';
import { openSessionFor } from '#server/usecases/accounts/sessions.ts';
import type { TestServer } from './test-server.ts';

export type TestGrant = { role: PortalRole; scopeKind: GrantScope; scopeId?: string };

export const portalCookie = 'hearthline-portal';

/** The session of a new staff member with these grants. Sign-in with password and code has its own tests. */
export const staffSession = async (container: Container, grants: readonly TestGrant[]) => {
  const { db } = container.database;
  const names = { firstName: 'Sam', lastName: grants[0]?.role ?? 'Nobody' };
  const email = `${crypto.randomUUID()}@lender.example`;
  const accountId = await addAccount(db, { realm: 'portal', email, ...names, emailConfirmedAt: new Date() });
  for (const grant of grants) await db.insert(portalGrants).values({ accountId, ...grant });
  return { accountId, secret: await openSessionFor(container, { realm: 'portal', accountId, proof: 'app' }) };
};

export const staffBrowser = async ({ container, browser }: TestServer, grants: readonly TestGrant[]) => {
  const { accountId, secret } = await staffSession(container, grants);
  const staff = browser();
  const isSecure = container.env.PUBLIC_URL.startsWith('https://');
  staff.cookies.set(isSecure ? `__Host-${portalCookie}` : portalCookie, secret);
  return Object.assign(staff, { accountId });
};
