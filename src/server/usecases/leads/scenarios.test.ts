import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newestMail } from '#testing/leads.ts';
import { staffBrowser, type TestGrant } from '#testing/staff-browsers.ts';
import { startTestServer, type TestServer } from '#testing/test-server.ts';
import { workedScenario } from '#testing/worked-scenario.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ RATE_LIMITS: 'off' });
});
afterAll(() => server.close());

const staff = (...grants: TestGrant[]) => staffBrowser(server, grants);

describe('a scenario', () => {
  it('is kept with the figures of the rules, is one’s own, and becomes an invitation', async () => {
    const [officer, other] = [
      await staff({ role: 'loanOfficer', scopeKind: 'own' }),
      await staff({ role: 'loanOfficer', scopeKind: 'own' }),
    ];
    const kept = (await officer.mutate('pricer.keep', { name: 'Whitfield', inputs: workedScenario })).data as {
      id: string;
    };
    expect(kept).toMatchObject({ figures: { rate: 849, cltv: 6501, payment: 60_138 } });
    const who = { firstName: 'Dana', lastName: 'Whitfield', email: 'scenario.dana@example.com' };
    expect(await other.mutate('pricer.invite', { id: kept.id, who })).toMatchObject({ status: 404 });
    expect((await officer.mutate('pricer.invite', { id: kept.id, who })).data).toMatchObject({ kind: 'created' });
    expect((await officer.query('pricer.own')).data).toMatchObject([
      { id: kept.id, isInvited: true, name: 'Whitfield' },
    ]);
    expect((await other.query('pricer.own')).data).toEqual([]);
    expect(await newestMail(server, who.email)).toContain('/app/initial-setup/mcr?lead=');
    const auditor = await staff({ role: 'auditor', scopeKind: 'lender' });
    expect(await auditor.mutate('pricer.keep', { name: 'x', inputs: workedScenario })).toMatchObject({ status: 403 });
    expect(
      await officer.mutate('pricer.keep', { name: 'x', inputs: { ...workedScenario, score: 9000 } }),
    ).toMatchObject({
      status: 400,
    });
  });
});
