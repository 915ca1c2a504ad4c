import { afterAll, beforeAll, expect, it } from 'vitest';
import { homeownerWithOneJob } from '#sandbox/personas/homeowner-with-one-job.ts';
import { findApplication } from '#server/db/repos/application/applications.ts';
import { addedStep, funnelWithAddedStep } from '#testing/added-step.ts';
import { personaLead } from '#testing/persona-lead.ts';
import { startTestServer, type TestServer } from '#testing/test-server.ts';
import { submitStep } from './submit-step.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ RATE_LIMITS: 'off' });
});
afterAll(() => server.close());

it('saves a step that was only defined and put into a flow, conflict and history included', async () => {
  const { container } = server;
  const { applicationId } = await personaLead(server, homeownerWithOneJob, 'mortgageEstimate');
  const submit = (answers: unknown, base: unknown) =>
    submitStep(
      container,
      { applicationId, person: 'borrower' },
      { key: addedStep.key, answers, base, asOf: container.clock.today(), funnel: funnelWithAddedStep },
    );
  const unknown = { hasNewMortgage: null };
  expect(await submit({}, unknown)).toEqual({
    kind: 'invalid',
    issues: [{ path: ['hasNewMortgage'], code: 'required' }],
  });
  expect(await submit({ hasNewMortgage: true }, unknown)).toMatchObject({
    kind: 'saved',
    next: '/app/initial-setup/mortgage-estimate',
    status: 'mortgageEstimate',
  });
  expect((await findApplication(container.database.db, applicationId))?.document.hasNewMortgage).toBe(true);
  expect(await submit({ hasNewMortgage: false }, unknown)).toMatchObject({
    kind: 'conflict',
    theirs: { hasNewMortgage: true },
  });
  const { rows } = await container.database.pool.query(
    `SELECT body FROM events WHERE application_id = $1 AND kind = 'stepSaved' ORDER BY seq DESC LIMIT 1`,
    [applicationId],
  );
  expect(rows[0].body).toMatchObject({ step: addedStep.key, before: unknown, after: { hasNewMortgage: true } });
});
