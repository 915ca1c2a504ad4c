import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Application } from '#entities/application/application.ts';
import { getStep } from '#funnel/engine/step-lookup.ts';
import { getPolicy } from '#policy/policies.ts';
import { applicationOf } from '#sandbox/personas/application-of.ts';
import { homeownerWithOneJob } from '#sandbox/personas/homeowner-with-one-job.ts';
import { answersAt } from '#sandbox/personas/parts/answered-step.ts';
import { parseKeyRing } from '#server/db/key-ring.ts';
import { findSecret, rotateSecrets } from '#server/db/repos/application/secrets.ts';
import { dana, leadBrowser } from '#testing/leads.ts';
import { startTestServer, type TestServer } from '#testing/test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ RATE_LIMITS: 'off' });
});
afterAll(() => server.close());

let count = 0;
const newLead = () => {
  count += 1;
  return leadBrowser(server, { ...dana, email: `lead-${count}@example.com` });
};
const value = (browser: Awaited<ReturnType<typeof newLead>>, answers: unknown, base: unknown = { value: null }) =>
  browser.mutate('funnel.submitStep', { step: 'propertyValue', answers, base });
const eventsOf = async (id: string) =>
  (
    await server.container.database.pool.query('SELECT kind, body FROM events WHERE application_id = $1 ORDER BY seq', [
      id,
    ])
  ).rows;
const loanOf = async (browser: Awaited<ReturnType<typeof newLead>>): Promise<string> => {
  const { data } = await browser.query('application.current');
  return (data as { hitchLoan: { id: string } }).hitchLoan.id;
};

describe('submitting a step', () => {
  it('saves, moves on, resumes and writes down what changed', async () => {
    const browser = await newLead();
    const saved = await value(browser, { value: 585_000 });
    expect(saved.data).toMatchObject({
      kind: 'saved',
      status: 'mortgageEstimate',
      next: '/app/initial-setup/mortgage-estimate',
      version: 2,
    });
    const current = await browser.query('funnel.current');
    expect(current.data).toMatchObject({
      status: 'mortgageEstimate',
      person: 'borrower',
      application: { property: { value: 585_000 } },
    });
    expect(await eventsOf(await loanOf(browser))).toMatchObject([
      { kind: 'leadStarted' },
      { kind: 'stepSaved', body: { step: 'propertyValue', before: { value: null }, after: { value: 585_000 } } },
    ]);
  });

  it('changes nothing when repeated', async () => {
    const browser = await newLead();
    await value(browser, { value: 500_000 });
    const again = await value(browser, { value: 500_000 });
    expect(again.data).toMatchObject({ kind: 'saved', version: 2 });
    expect(await eventsOf(await loanOf(browser))).toHaveLength(2);
  });

  it('shows both versions when the same answer was changed elsewhere, and only then', async () => {
    const browser = await newLead();
    await value(browser, { value: 500_000 });
    const conflict = await value(browser, { value: 400_000 });
    expect(conflict.data).toMatchObject({ kind: 'conflict', theirs: { value: 500_000 }, version: 2 });
    // Another step saved from a page loaded earlier: its own part is unchanged.
    const other = await browser.mutate('funnel.submitStep', {
      step: 'mortgageEstimate',
      answers: { estimatedMortgageBalance: 100_000 },
      base: { estimatedMortgageBalance: null },
    });
    expect(other.data).toMatchObject({ kind: 'saved', version: 3 });
    expect((await value(browser, { value: 400_000 }, { value: 500_000 })).data).toMatchObject({
      kind: 'saved',
      application: { property: { value: 400_000 }, estimatedMortgageBalance: 100_000 },
    });
  });

  it.each([
    ['nothing', {}],
    ['null', { value: null }],
    ['text', { value: 'lots' }],
    ['a fraction', { value: 585_000.5 }],
    ['less than nothing', { value: -1 }],
    ['an absurd home', { value: 1 }],
    ['more than there is', { value: 1e15 }],
  ])('refuses %s with the field and stores nothing', async (_, answers) => {
    const browser = await newLead();
    const refused = await value(browser, answers);
    expect(refused.data).toMatchObject({ kind: 'invalid', issues: [{ path: ['value'] }] });
    expect((await browser.query('funnel.current')).data).toMatchObject({
      version: 1,
      application: { property: { value: null } },
    });
  });

  it('refuses a step whose turn has not come', async () => {
    const browser = await newLead();
    const early = await browser.mutate('funnel.submitStep', {
      step: 'propertyUsage',
      answers: { usage: 'primaryResidence' },
      base: { usage: null },
    });
    expect(early).toMatchObject({ status: 403, reason: 'outOfTurn' });
  });

  it('tells the other tab of a change', async () => {
    const browser = await newLead();
    const stop = new AbortController();
    const changes = server.container.live.changesOf(await loanOf(browser), stop.signal);
    const next = changes.next();
    await value(browser, { value: 300_000 });
    expect((await next).value).toBe(2);
    stop.abort();
  });
});

describe('a prequalification', () => {
  it('opens a session with the first answer and takes name and address when they are given', async () => {
    const browser = server.browser();
    expect((await browser.mutate('funnel.start', { step: 'prequalCreditCheck' })).status).toBe(200);
    expect((await browser.query('funnel.current')).data).toMatchObject({
      variant: 'prequalCredit',
      email: null,
      status: 'prequalAddress',
    });
    const again = await browser.mutate('funnel.start', { step: 'prequalBuildingType' });
    expect([again.status, (await browser.query('funnel.current')).data]).toMatchObject([
      200,
      { variant: 'prequalCredit' },
    ]);
  });
});

describe('an application begun on a setup page', () => {
  it('asks for the email address before the credit check, and keeps it', async () => {
    const browser = server.browser();
    await browser.mutate('funnel.start', { step: 'propertyValue' });
    const submit = async (step: string, given: Record<string, unknown> = {}) => {
      const { application } = (await browser.query('funnel.current')).data as { application: Application };
      const answers = answersAt(application, { persona: homeownerWithOneJob, step: getStep(step), person: 'borrower' });
      const base = getStep(step).read(application, 'borrower');
      return (await browser.mutate('funnel.submitStep', { step, answers: { ...answers, ...given }, base })).data;
    };
    for (const key of [
      'propertyValue',
      'mortgageEstimate',
      'hasFbm',
      'isSelfEmployed',
      'creditRange',
      'zip',
      'propertyUsage',
    ])
      expect(await submit(key)).toMatchObject({ kind: 'saved' });
    expect(await submit('creditScore')).toMatchObject({ kind: 'invalid', issues: [{ path: ['email'] }] });
    const given = { needsEmail: true, email: 'began-late@example.com' };
    expect(await submit('creditScore', given)).toMatchObject({ kind: 'saved' });
    expect((await browser.query('funnel.current')).data).toMatchObject({ email: given.email });
  });
});

describe('the quote', () => {
  it('is nothing until the rules have enough, and then an estimate', async () => {
    const browser = await newLead();
    const { email } = (await browser.query('funnel.current')).data as { email: string };
    expect(await browser.query('quote.current', { email, fetchOriginationFee: true })).toMatchObject({
      status: 200,
      data: null,
    });
    const document = applicationOf(homeownerWithOneJob, 'creditScore');
    await server.container.database.pool.query('UPDATE applications SET document = $1 WHERE id = $2', [
      document,
      await loanOf(browser),
    ]);
    const { data } = await browser.query('quote.current', { email, fetchOriginationFee: true });
    expect(data).toMatchObject({
      isEstimate: true,
      policyVersion: getPolicy(server.container.clock.today()).version,
      originationFee: { rate: expect.any(Number) },
    });
    expect((await browser.query('quote.current', { email, fetchOriginationFee: false })).data).toMatchObject({
      originationFee: null,
    });
  });
});

describe('drafts', () => {
  it('keep what is typed, sealed, without numbers that belong in the vault, until the step is saved', async () => {
    const browser = await newLead();
    await browser.mutate('funnel.saveDraft', {
      step: 'creditScore',
      draft: { firstName: 'Dan', ssn: '078-05-1120', unknown: 1 },
    });
    await browser.mutate('funnel.saveDraft', { step: 'propertyValue', draft: { value: '58' } });
    expect((await browser.query('funnel.drafts')).data).toEqual({
      creditScore: { firstName: 'Dan' },
      propertyValue: { value: '58' },
    });
    const { rows } = await server.container.database.pool.query('SELECT sealed FROM drafts');
    for (const row of rows) expect(row.sealed.toString('latin1')).not.toContain('Dan');
    await value(browser, { value: 580_000 });
    expect((await browser.query('funnel.drafts')).data).toEqual({ creditScore: { firstName: 'Dan' } });
  });
});

describe('a draft that comes after the answer it says', () => {
  it('is not kept, and takes back one that was', async () => {
    const browser = await newLead();
    await value(browser, { value: 580_000 });
    await browser.mutate('funnel.saveDraft', { step: 'propertyValue', draft: { value: 590_000 } });
    expect((await browser.query('funnel.drafts')).data).toEqual({ propertyValue: { value: 590_000 } });
    await browser.mutate('funnel.saveDraft', { step: 'propertyValue', draft: { value: 580_000 } });
    expect((await browser.query('funnel.drafts')).data).toEqual({});
  });
});

describe('the vault', () => {
  it('opens old secrets after a rotation and can drop the old key', async () => {
    const browser = await newLead();
    const at = { applicationId: await loanOf(browser), person: 'borrower', kind: 'ssn' } as const;
    const { db, transact } = server.container.database;
    const { keepSecret } = await import('#server/db/repos/application/secrets.ts');
    await transact((tx) => keepSecret(tx, { ring: server.container.ring, at, plain: '078051120' }));
    const fresh = `new:${Buffer.alloc(32, 7).toString('base64')}`;
    const [[oldName, oldKey] = ['', Buffer.alloc(0)]] = [...server.container.ring.keys];
    const both = parseKeyRing(`${fresh},${oldName}:${oldKey.toString('base64')}`);
    expect(await rotateSecrets(transact, both)).toBeGreaterThan(0);
    expect(await findSecret(db, { ring: parseKeyRing(fresh), at })).toBe('078051120');
    expect(await rotateSecrets(transact, both)).toBe(0);
  });
});
