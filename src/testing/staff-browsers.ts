import type { GrantScope, PortalRole } from '#entities/portal-role.ts';
import { addAccount } from '#server/db/repos/accounts.ts';
import { portalGrants } from '#server/db/schema/index.ts';
import { openSessionFor } from '#server/usecases/sessions.ts';
import type { TestServer } from './test-server.ts';

export type TestGrant = { role: PortalRole; scopeKind: GrantScope; scopeId?: string };

/** A signed-in member of staff with these grants. The way through password and code has tests of its own. */
export const staffBrowser = async ({ container, browser }: TestServer, grants: readonly TestGrant[]) => {
  const { db } = container.database;
  const names = { firstName: 'Sam', lastName: grants[0]?.role ?? 'Nobody' };
  const email = `${crypto.randomUUID()}@lender.example`;
  const accountId = await addAccount(db, { realm: 'portal', email, ...names, emailConfirmedAt: new Date() });
  for (const grant of grants) await db.insert(portalGrants).values({ accountId, ...grant });
  const staff = browser();
  staff.cookies.set('hearthline-portal', await openSessionFor(container, { realm: 'portal', accountId }));
  return Object.assign(staff, { accountId });
};
