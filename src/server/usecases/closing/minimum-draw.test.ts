import { afterAll, beforeAll, expect, it } from 'vitest';
import { addDays, daysBetween, toDay } from '#entities/values/day.ts';
import { homeownerWithOneJob } from '#sandbox/personas/homeowner-with-one-job.ts';
import { texasHomestead } from '#sandbox/personas/texas-homestead.ts';
import { seedSandbox } from '#sandbox/usecases/seed-sandbox.ts';
import { loanStaff } from '#testing/loan-staff.ts';
import { passDays } from '#testing/pass-days.ts';
import { personaLead } from '#testing/persona-lead.ts';
import { startTestServer, type TestServer } from '#testing/test-server.ts';
import { fundLoan } from './fund-loan.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ RATE_LIMITS: 'off' });
  await seedSandbox(server.container);
  // The smallest advance of Texas is in the policy from this day.
  const { clock } = server.container;
  if (clock.today() < toDay('2026-11-17'))
    passDays(server, daysBetween(clock.today(), addDays(toDay('2026-11-17'), 1)));
});
afterAll(() => server.close());

it.each([
  { persona: homeownerWithOneJob, least: 500 },
  { persona: texasHomestead, least: 4000 },
])('the page and the funding refuse a first draw below $least: $persona.name', async ({ persona, least }) => {
  const { submit } = await personaLead(server, persona, 'loanDisbursement');
  expect((await submit('loanDisbursement', { firstDraw: least - 1 })).data).toMatchObject({
    kind: 'invalid',
    issues: [{ code: 'drawTooSmall' }],
  });
  expect((await submit('loanDisbursement', { firstDraw: least })).data).toMatchObject({ kind: 'saved' });

  const { applicationId } = await personaLead(server, persona, 'applicationSubmitted');
  const blocksAt = async (firstDraw: number) => {
    await server.container.database.pool.query(
      `UPDATE applications SET document = jsonb_set(document, '{disbursement,firstDraw}', $2::jsonb) WHERE id = $1`,
      [applicationId, String(firstDraw)],
    );
    const staff = await loanStaff(server.container, { role: 'manager', action: 'fund', applicationId });
    const outcome = await fundLoan(server.container, { staff });
    return outcome.kind === 'blocked' ? outcome.blocks : [];
  };
  expect(await blocksAt(1)).toContain('drawTooSmall');
  expect(await blocksAt(least)).not.toContain('drawTooSmall');
});
