import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { dueDay } from '#rules/compliance/clocks.ts';
import { homeownerWithOneJob } from '#sandbox/personas/homeowner-with-one-job.ts';
import { seedSandbox } from '#sandbox/usecases/seed-sandbox.ts';
import { loanStaff } from '#testing/loan-staff.ts';
import { passDays } from '#testing/pass-days.ts';
import { personaLead } from '#testing/persona-lead.ts';
import { changeSealed } from '#testing/stored/change-sealed.ts';
import { startTestServer, type TestServer } from '#testing/test-server.ts';
import { markLateClocks } from '../clocks/mark-late-clocks.ts';
import { receiveCurrentDisclosures } from '../documents/disclosures.ts';
import { startClock } from '../shared/clocks.ts';
import { fundLoan } from './fund-loan.ts';
import { returnMoney } from './return-money.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ RATE_LIMITS: 'off' });
  await seedSandbox(server.container);
});
afterAll(() => server.close());

const today = () => server.container.clock.today();
const submitted = async () => (await personaLead(server, homeownerWithOneJob, 'applicationSubmitted')).applicationId;
const blocks = async (applicationId: string) => {
  const staff = await loanStaff(server.container, { role: 'manager', action: 'fund', applicationId });
  const outcome = await fundLoan(server.container, { staff });
  return outcome.kind === 'blocked' ? outcome.blocks : [];
};

describe('funding', () => {
  it('takes no fee until three business days after the disclosures were received', async () => {
    const applicationId = await submitted();
    await changeSealed(
      server.container.database,
      { table: 'offers', column: 'accepted', applicationId },
      (accepted: { terms: { offer: object } }) => ({
        ...accepted,
        terms: { ...accepted.terms, offer: { ...accepted.terms.offer, feeAmount: 249_500 } },
      }),
    );
    expect(await blocks(applicationId)).toContain('feeHeld');
    await receiveCurrentDisclosures(server.container, { applicationId, person: 'borrower' });
    const until = dueDay('feeHold', today());
    while (today() < until) {
      passDays(server, 1);
      expect(await blocks(applicationId)).toContain('feeHeld');
    }
    passDays(server, 1);
    expect(await blocks(applicationId)).not.toContain('feeHeld');
    await markLateClocks(server.container);
    const { rows } = await server.container.database.pool.query(
      "SELECT met_by, marked_late_on FROM clocks WHERE application_id = $1 AND kind = 'feeHold'",
      [applicationId],
    );
    expect(rows).toEqual([{ met_by: 'daysPassed', marked_late_on: null }]);
  });

  it('waits for the notice about the credit score', async () => {
    const applicationId = await submitted();
    expect(await blocks(applicationId)).not.toContain('scoreNoticeMissing');
    await server.container.database.transact((tx) =>
      startClock(tx, { applicationId, kind: 'scoreNotice', on: today() }),
    );
    expect(await blocks(applicationId)).toContain('scoreNoticeMissing');
  });
});

describe('the money of a canceled line', () => {
  it('is recorded as returned by staff, which meets its clock', async () => {
    const applicationId = await submitted();
    const staff = await loanStaff(server.container, { role: 'manager', action: 'fund', applicationId });
    const returned = () => returnMoney(server.container, { staff, note: 'Wired today; release recorded.' });
    expect(await returned()).toEqual({ kind: 'nothingToReturn' });
    await server.container.database.transact((tx) => startClock(tx, { applicationId, kind: 'moneyBack', on: today() }));
    expect(await returned()).toEqual({ kind: 'returned' });
    const { rows } = await server.container.database.pool.query(
      "SELECT met_by, met_on::text FROM clocks WHERE application_id = $1 AND kind = 'moneyBack'",
      [applicationId],
    );
    expect(rows).toEqual([{ met_by: 'moneyReturned', met_on: today() }]);
  });
});
