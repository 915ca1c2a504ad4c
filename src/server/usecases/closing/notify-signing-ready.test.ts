import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addDays, daysBetween, toDay } from '#entities/values/day.ts';
import { situationOf } from '#sandbox/personas/application-of.ts';
import { homeownerWithOneJob } from '#sandbox/personas/homeowner-with-one-job.ts';
import { workedExampleCouple } from '#sandbox/personas/worked-example-couple.ts';
import { seedSandbox } from '#sandbox/usecases/seed-sandbox.ts';
import { acceptChosenOffer } from '#testing/accept-offer.ts';
import { bookFirstDay, meetConditions } from '#testing/closing.ts';
import { joinedCouple } from '#testing/couple.ts';
import { passDays } from '#testing/pass-days.ts';
import { personaLead } from '#testing/persona-lead.ts';
import { startTestServer, type TestServer } from '#testing/test-server.ts';
import { notifyReadyClosings } from './notify-signing-ready.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ RATE_LIMITS: 'off' });
  await seedSandbox(server.container);
});
afterAll(() => server.close());

const rows = async (sql: string, values: unknown[]) => (await server.container.database.pool.query(sql, values)).rows;
const mails = async (applicationId: string): Promise<string[]> => {
  const key = `signingReady/${applicationId}/%`;
  const sent = await rows('SELECT delivery_key AS key FROM sandbox_mails WHERE delivery_key LIKE $1', [key]);
  return sent.map((row) => row.key.slice(key.length - 1)).sort();
};
const told = async (applicationId: string): Promise<number> =>
  (await rows("SELECT 1 FROM events WHERE application_id = $1 AND kind = 'signingReady'", [applicationId])).length;

describe('papers that are ready to sign', () => {
  it('are told of by mail when the questions before them are answered, once', async () => {
    const { applicationId, submit } = await personaLead(server, homeownerWithOneJob, 'application6');
    expect((await submit('application6')).data).toMatchObject({ kind: 'saved', status: 'disclosures' });
    await expect.poll(() => mails(applicationId)).toEqual(['funnel/borrower']);
    expect((await submit('application6')).data).toMatchObject({ kind: 'saved' });
    expect(await told(applicationId)).toBe(1);
    const [mail] = await rows('SELECT text_body FROM sandbox_mails WHERE delivery_key = $1', [
      `signingReady/${applicationId}/funnel/borrower`,
    ]);
    expect(mail?.text_body).toContain('/app/application/sign');
  });

  it('at closing are told of to each who signs, on the day and once nothing is in the way, once', async () => {
    const { applicationId } = (await joinedCouple(server)).borrower;
    const { application, status } = situationOf(workedExampleCouple, 'applicationSubmitted');
    await rows('UPDATE applications SET document = $1, status = $2 WHERE id = $3', [
      application,
      status,
      applicationId,
    ]);
    await acceptChosenOffer(server.container, applicationId);
    const on = await bookFirstDay(server.container, applicationId);
    const goTo = (day: string) => {
      passDays(server, daysBetween(server.container.clock.today(), toDay(day)));
    };
    goTo(on);
    await notifyReadyClosings(server.container);
    expect(await told(applicationId)).toBe(0);
    await meetConditions(server.container, applicationId);
    goTo(addDays(toDay(on), -1));
    await notifyReadyClosings(server.container);
    expect(await told(applicationId)).toBe(0);
    goTo(on);
    await Promise.all([notifyReadyClosings(server.container), notifyReadyClosings(server.container)]);
    await notifyReadyClosings(server.container);
    expect(await told(applicationId)).toBe(2);
    await expect.poll(() => mails(applicationId)).toEqual(['closing/borrower', 'closing/coborrower']);
  });
});
