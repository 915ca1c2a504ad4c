import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { staffBrowser } from '#testing/staff-browsers.ts';
import type { TestBrowser } from '#testing/test-browser.ts';
import { startTestServer, type TestServer } from '#testing/test-server.ts';

const lender = { scopeKind: 'lender', scopeId: null } as const;

let server: TestServer;
let admin: TestBrowser;
beforeAll(async () => {
  server = await startTestServer({ RATE_LIMITS: 'off' });
  admin = await staffBrowser(server, [{ role: 'admin', scopeKind: 'lender' }]);
});
afterAll(() => server.close());

type Listed = {
  id: string;
  grants: { role: string }[];
  proposals: { id: string; role: string; isMine: boolean }[];
};
const listed = async (browser: TestBrowser, accountId: string) =>
  ((await browser.query('staff.list')).data as Listed[]).find(({ id }) => id === accountId);
const kindsFor = async (browser: TestBrowser, accountId: string) => {
  const { data } = await browser.query('staff.history', { accountId });
  return (data as { events: { kind: string }[] }).events.map(({ kind }) => kind);
};

describe('an administrator', () => {
  it('cannot give roles that conflict alone: the warning names them, and a second administrator agrees', async () => {
    const { accountId } = await staffBrowser(server, [{ role: 'processor', scopeKind: 'lender' }]);
    const second = await staffBrowser(server, [{ role: 'admin', scopeKind: 'lender' }]);
    const grant = { role: 'underwriter', ...lender };
    const rolesHeld = async () => (await listed(admin, accountId))?.grants.map((held) => held.role);
    expect((await admin.mutate('staff.grant', { accountId, grant })).data).toEqual({
      kind: 'conflicts',
      roles: ['processor'],
    });
    expect((await admin.mutate('staff.proposeGrant', { accountId, grant })).data).toEqual({ kind: 'done' });
    expect((await admin.mutate('staff.proposeGrant', { accountId, grant })).data).toEqual({ kind: 'proposedAlready' });
    expect(await rolesHeld()).toEqual(['processor']);
    const [proposal] = (await listed(second, accountId))?.proposals ?? [];
    expect(proposal).toMatchObject({ role: 'underwriter', isMine: false });
    const settle = { accountId, proposalId: proposal?.id, isAgreed: true };
    expect(await admin.mutate('staff.settleGrant', settle)).toMatchObject({ data: { kind: 'ownProposal' } });
    expect((await second.mutate('staff.settleGrant', settle)).data).toEqual({ kind: 'done' });
    expect((await second.mutate('staff.settleGrant', settle)).data).toEqual({ kind: 'settledAlready' });
    expect(await rolesHeld()).toEqual(['processor', 'underwriter']);
    expect(await kindsFor(admin, accountId)).toEqual(['granted', 'grantProposed']);
  });

  it('gives nothing where the second administrator declines', async () => {
    const { accountId } = await staffBrowser(server, [{ role: 'auditor', scopeKind: 'lender' }]);
    const second = await staffBrowser(server, [{ role: 'admin', scopeKind: 'lender' }]);
    const grant = { role: 'underwriter', ...lender };
    await admin.mutate('staff.proposeGrant', { accountId, grant });
    const [proposal] = (await listed(second, accountId))?.proposals ?? [];
    const settle = { accountId, proposalId: proposal?.id, isAgreed: false };
    expect((await second.mutate('staff.settleGrant', settle)).data).toEqual({ kind: 'done' });
    expect(await listed(admin, accountId)).toMatchObject({ grants: [{ role: 'auditor' }], proposals: [] });
    expect(await kindsFor(admin, accountId)).toEqual(['grantDeclined', 'grantProposed']);
  });
});
