import { afterAll, beforeAll, expect, it } from 'vitest';
import { failReads, failStatements, failWrites } from '#testing/faults/talkative-database.ts';
import { hostileInput, randomFrom } from '#testing/hostile/hostile-input.ts';
import { procedures } from '#testing/hostile/procedures.ts';
import { isLong, oneByTurns } from '#testing/long-run/turns.ts';
import { personaLead } from '#testing/persona-lead.ts';
import { staffBrowser } from '#testing/staff-browsers.ts';
import { allText } from '#testing/stored/all-text.ts';
import { isMarkedBy, markedPersona, markers } from '#testing/stored/marked-persona.ts';
import type { TestBrowser } from '#testing/test-browser.ts';
import { startTestServer, type TestServer } from '#testing/test-server.ts';
import { type JobName, jobDefinitions } from '../jobs/definitions.ts';
import { jobNames } from '../jobs/job-names.ts';

const METRICS_TOKEN = 'a-token-only-for-this-test';
let server: TestServer;
let loanId: string;
let callers: TestBrowser[];
beforeAll(async () => {
  server = await startTestServer({ RATE_LIMITS: 'off', METRICS_TOKEN });
  const { browser, applicationId } = await personaLead(server, markedPersona, 'applicationSubmitted');
  loanId = applicationId;
  const staff = await staffBrowser(server, [
    { role: 'manager', scopeKind: 'lender' },
    { role: 'underwriter', scopeKind: 'lender' },
    { role: 'admin', scopeKind: 'lender' },
  ]);
  callers = [browser, staff];
});
afterAll(() => server.close());

/** Typed into every field of free text. */
const typed = ['Markertyped', 'markertyped@example.com', '900-45-6789'];
const planted = [...Object.values(markers).map(String), ...typed, 'markermail-1@example.com'];
const markersIn = (text: string): string[] => planted.filter((marker) => isMarkedBy(text, marker));

const TURNS = isLong ? 6 : 1;

/** Calls everything as everyone; returns the paths that failed, and the answers of failures that repeat something personal. */
const callEverything = async () => {
  const random = randomFrom(4_711);
  const failed = new Set<string>();
  const told: string[] = [];
  for (const caller of callers)
    for (const { path, type, inputs } of procedures().filter((each) => each.path !== 'identity.deleteSession'))
      for (let turn = 0; turn < TURNS; turn += 1) {
        const input = hostileInput(inputs, { random, ids: [loanId], hostility: 0, texts: typed });
        const answer = await (type === 'mutation' ? caller.mutate(path, input) : caller.query(path, input));
        if (answer.status >= 500) failed.add(path);
        if (answer.status >= 500) told.push(...markersIn(JSON.stringify(answer)).map((marker) => `${path}: ${marker}`));
      }
  return { failed, told };
};

/** Runs a job of every kind once, and waits until each has ended or failed. */
const runEveryJob = async (): Promise<void> => {
  const random = randomFrom(1_213);
  const { jobs } = server.container;
  for (const name of jobNames) {
    const payload = hostileInput([jobDefinitions[name]], { random, ids: [loanId], hostility: 0 });
    await jobs.enqueueAtOnce(name as 'refreshLars', payload as Record<string, never>);
  }
  await server.superuser.query("UPDATE pgboss.job SET start_after = now() WHERE state = 'created'");
  const waiting = async () =>
    (
      await server.superuser.query<{ name: JobName }>(
        "SELECT DISTINCT name FROM pgboss.job WHERE state IN ('created', 'active') AND name = ANY($1)",
        [jobNames],
      )
    ).rows.map(({ name }) => name);
  await expect.poll(waiting, { timeout: 60_000, interval: 200 }).toEqual([]);
};

const jobFailures = (): Set<string> =>
  new Set(server.logged.flatMap((line) => /"job":"(\w+)".*"tries"/.exec(line)?.[1] ?? []));

it.each(
  oneByTurns([
    { what: 'row written', sabotage: failWrites, calls: 20, jobs: 3 },
    { what: 'row read', sabotage: failReads, calls: 80, jobs: 5 },
    { what: 'statement', sabotage: failStatements, calls: 100, jobs: 10 },
  ]),
)(
  'no log line, metric, job or answer repeats anything personal when every $what fails',
  async ({ sabotage, calls, jobs }) => {
    await sabotage(server.superuser);
    const { failed, told } = await callEverything();
    await runEveryJob();
    expect(failed.size).toBeGreaterThan(calls);
    expect(jobFailures().size).toBeGreaterThan(jobs);

    expect(told).toEqual([]);
    expect(server.logged.flatMap((line) => markersIn(line).map((marker) => `${marker} in ${line}`))).toEqual([]);
    const metrics = await server.fetch('/metrics', { headers: { authorization: `Bearer ${METRICS_TOKEN}` } });
    expect(markersIn(await metrics.text())).toEqual([]);
    const queued = (await allText(server.superuser)).filter(({ column }) => column.startsWith('pgboss.'));
    expect(queued.length).toBeGreaterThan(jobNames.length);
    expect(queued.flatMap(({ column, text }) => markersIn(text).map((marker) => `${column}: ${marker}`))).toEqual([]);
  },
);
