import { openSessionFor } from '../src/server/usecases/accounts/sessions.ts';
import { staffId } from '../src/testing/loan-staff.ts';
import { portalCookie, staffSession, type TestGrant } from '../src/testing/staff-browsers.ts';
import { type Product, settled, type Visitor, type Width } from './product.ts';

type Staff = { width?: Width; grants: readonly TestGrant[] };

/** A browser signed in as a new staff member with these grants. */
export const staffVisitor = async (
  product: Product,
  { width = 'desktop', grants }: Staff,
): Promise<Visitor & { accountId: string }> => {
  const { accountId, secret } = await staffSession(product.container, grants);
  const visitor = await product.visit(width);
  await visitor.context.addCookies([{ name: portalCookie, value: secret, url: product.url, httpOnly: true }]);
  return { ...visitor, accountId };
};

type At = { role: string; path: string };

/** A demo staff member of the sandbox at a page; signing in with password and code has its own tests. */
export const staffAt = async (product: Product, { role, path }: At): Promise<Visitor> => {
  const opening = { realm: 'portal', accountId: await staffId(product.container, role), proof: 'app' } as const;
  const value = await openSessionFor(product.container, opening);
  const visitor = await product.visit();
  await visitor.context.addCookies([{ name: portalCookie, value, url: product.url }]);
  await visitor.page.goto(product.url + path);
  await settled(visitor.page);
  return visitor;
};
