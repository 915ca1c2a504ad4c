import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addBranch, addCompany } from '#server/db/repos/accounts/staff.ts';
import { staffBrowser, type TestGrant } from '#testing/staff-browsers.ts';
import { startTestServer, type TestServer } from '#testing/test-server.ts';

let server: TestServer;
let company: string;
let branch: string;
beforeAll(async () => {
  server = await startTestServer();
  await server.container.database.transact(async (tx) => {
    company = (await addCompany(tx, 'Blue Ridge Partners')) ?? '';
    branch = (await addBranch(tx, { companyId: company, name: 'Asheville' })) ?? '';
    const other = await addCompany(tx, 'Coastal Partners');
    await addBranch(tx, { companyId: other, name: 'Wilmington' });
  });
});
afterAll(() => server.close());

const placesOf = async (grant: TestGrant) => {
  const { data } = await (await staffBrowser(server, [grant])).query('staff.places');
  const { companies, branches } = data as Record<'companies' | 'branches', { name: string }[]>;
  return [...companies, ...branches].map(({ name }) => name);
};

describe('the offices a user sees', () => {
  it('are those of their own reach, and no other partner’s', async () => {
    const own = ['Blue Ridge Partners', 'Asheville'];
    expect(await placesOf({ role: 'admin', scopeKind: 'company', scopeId: company })).toEqual(own);
    expect(await placesOf({ role: 'manager', scopeKind: 'branch', scopeId: branch })).toEqual(own);
    expect(await placesOf({ role: 'admin', scopeKind: 'lender' })).toEqual(
      expect.arrayContaining([...own, 'Coastal Partners', 'Wilmington']),
    );
  });
});
