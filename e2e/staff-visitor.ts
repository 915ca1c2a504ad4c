import { portalCookie, staffSession, type TestGrant } from '../src/testing/staff-browsers.ts';
import type { Product, Visitor, Width } from './product.ts';

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
