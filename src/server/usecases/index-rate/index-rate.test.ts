import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { PortalRole } from '#entities/contract/portal-role.ts';
import { addDays, type Day } from '#entities/values/day.ts';
import { homeownerWithOneJob } from '#sandbox/personas/homeowner-with-one-job.ts';
import { findApplication } from '#server/db/repos/application/applications.ts';
import { disclosureDocument } from '#server/documents/disclosure-document.ts';
import { type LocalService, localService } from '#server/vendors/testing/local-service.ts';
import { passDays } from '#testing/pass-days.ts';
import { personaLead } from '#testing/persona-lead.ts';
import { staffBrowser } from '#testing/staff-browsers.ts';
import { startTestServer, type TestServer } from '#testing/test-server.ts';
import { currentDisclosure, disclosuresOf } from '../documents/disclosures.ts';
import { writingFacts } from '../documents/writing-facts.ts';
import { evaluateOffer } from '../offers/save-offer.ts';
import { refreshService } from '../services/refresh-service.ts';
import { checkAcceptedTerms } from '../shared/accepted-terms.ts';
import { outsideFactsOf } from '../shared/outside-facts-of.ts';
import type { IndexList } from './list-index.ts';

let service: LocalService;
let server: TestServer;
let rate = '6.75';
const series = () =>
  `observation_date,DPRIME\n2026-09-11,6.75\n2026-09-14,6.75\n2026-09-15,\n2026-09-16,6.75\n2026-09-17,${rate}\n2026-09-18,${rate}\n`;

beforeAll(async () => {
  service = await localService(() => ({ body: series() }));
  server = await startTestServer({ RATE_LIMITS: 'off', PRIME_RATE: 'fred', FRED_URL: service.url });
});
afterAll(async () => {
  await server.close();
  await service.stop();
});

const as = (role: PortalRole) => staffBrowser(server, [{ role, scopeKind: 'lender' }]);
type Browser = Awaited<ReturnType<typeof as>>;
const listed = async (by: Browser) => (await by.query('indexRate.list')).data as IndexList;
const today = () => server.container.clock.today();
const propose = async (by: Browser, what: object, effectiveFrom: Day = addDays(today(), 1)) =>
  by.mutate('indexRate.propose', { what, effectiveFrom });
const settle = async (by: Browser, id: string, isReleased = true) =>
  (await by.mutate('indexRate.settle', { id, isReleased })).data;

/** What a borrower at the offer is priced at today. */
const pricedOf = async (applicationId: string) => {
  const { database } = server.container;
  const stored = await findApplication(database.db, applicationId);
  if (!stored) throw new Error('no application');
  const facts = await outsideFactsOf(database.db, stored);
  return evaluateOffer({ application: stored, facts, asOf: today() }).basis.index;
};

describe('the index', () => {
  it('of the sandbox stays as its policy says while nobody releases another', async () => {
    await refreshService(server.container, 'primeRate');
    const list = await listed(await as('policyManager'));
    expect(list).toMatchObject({ inForce: { rate: 675 }, rows: [] });
  });

  it('changes by a published change that one person proposes and another releases, from its day on', async () => {
    const manager = await as('policyManager');
    const second = await as('policyManager');
    const { applicationId } = await personaLead(server, homeownerWithOneJob, 'previewOffer');
    const accepted = await personaLead(server, homeownerWithOneJob, 'applicationSubmitted');

    rate = '7.00';
    // Asked again, the same change is one row.
    for (let times = 0; times < 2; times += 1) await refreshService(server.container, 'primeRate');
    const { rows } = await listed(manager);
    expect(rows).toMatchObject([{ rate: 700, publishedFrom: '2026-09-17', source: 'fred', state: 'found' }]);
    expect(await pricedOf(applicationId)).toBe(675);

    const id = rows[0]?.id ?? '';
    const found = { kind: 'found', id };
    expect((await propose(manager, found, addDays(today(), -1))).data).toEqual({ kind: 'inPast' });
    expect((await propose(manager, found)).data).toEqual({ kind: 'proposed' });
    expect((await propose(second, found)).data).toEqual({ kind: 'proposedAlready' });
    expect(await pricedOf(applicationId)).toBe(675);
    expect(await settle(manager, id)).toEqual({ kind: 'samePerson' });
    expect(await settle(second, id)).toEqual({ kind: 'released' });
    expect(await settle(second, id)).toEqual({ kind: 'settledBefore' });
    expect(await pricedOf(applicationId)).toBe(675);

    const before = (await disclosuresOf(server.container, { applicationId, person: 'borrower' }))[0]?.version;
    passDays(server, 1);
    expect(await pricedOf(applicationId)).toBe(700);
    const list = await listed(manager);
    expect(list).toMatchObject({
      inForce: { rate: 700, effectiveFrom: today() },
      rows: [{ state: 'released', oldRate: 675, rate: 700, proposedByName: 'Sam policyManager', isMine: true }],
    });

    // The early disclosures state it, and their version says so.
    const text = JSON.stringify(
      await currentDisclosure(server.container, { applicationId, person: 'borrower' }, 'earlyDisclosures'),
    );
    expect(text).toContain('7.00%');
    // Mailed ones state the same.
    const unsigned = await findApplication(server.container.database.db, applicationId);
    if (!unsigned) throw new Error('no application');
    const own = { tx: server.container.database.db, stored: unsigned, person: 'borrower', line: null } as const;
    const mailed = JSON.stringify(disclosureDocument(await writingFacts(server.container, own), 'earlyDisclosures'));
    expect(mailed).toContain('it is 7.00%');
    const after = (await disclosuresOf(server.container, { applicationId, person: 'borrower' }))[0]?.version;
    expect(after).not.toBe(before);
    // A line accepted before keeps its terms.
    const { db } = server.container.database;
    const stored = await findApplication(db, accepted.applicationId);
    if (!stored) throw new Error('no application');
    expect(await checkAcceptedTerms(db, stored)).toMatchObject({
      kind: 'confirmed',
      accepted: { offer: { index: 675 } },
    });

    const { rows: events } = await server.container.database.pool.query(
      "SELECT kind, body FROM staff_events WHERE kind LIKE 'index%' ORDER BY seq",
    );
    expect(events.map(({ kind }) => kind)).toEqual(['indexProposed', 'indexReleased']);
  });

  it('can be entered from a publication staff name, and declined; an administrator releases too', async () => {
    const manager = await as('policyManager');
    const admin = await as('admin');
    const entered = { kind: 'entered', rate: 725, publishedFrom: addDays(today(), -1), note: 'WSJ of that day' };
    const inFuture = { ...entered, publishedFrom: addDays(today(), 9) };
    expect((await propose(manager, inFuture, addDays(today(), 10))).data).toEqual({ kind: 'notPublishedYet' });
    expect((await propose(manager, { ...entered, rate: 700 })).data).toEqual({ kind: 'sameRate' });
    expect((await propose(manager, entered)).data).toEqual({ kind: 'proposed' });
    const idOf = async () => (await listed(admin)).rows.find(({ state }) => state === 'proposed')?.id ?? '';
    expect(await settle(admin, await idOf(), false)).toEqual({ kind: 'declined' });
    expect((await propose(manager, entered)).data).toEqual({ kind: 'proposed' });
    // Left for too long, it would change prices of days gone by.
    passDays(server, 2);
    expect(await settle(admin, await idOf())).toEqual({ kind: 'inPast' });
    expect(await settle(admin, await idOf(), false)).toEqual({ kind: 'declined' });
  });

  it('is proposed and released by nobody else, and what was released does not change', async () => {
    const proposal = { kind: 'entered', rate: 750, publishedFrom: addDays(today(), -1), note: 'WSJ of that day' };
    for (const role of ['admin', 'manager', 'underwriter', 'auditor'] as const)
      expect((await propose(await as(role), proposal)).reason).toBe('notAllowed');
    await propose(await as('policyManager'), proposal);
    const processor = await as('processor');
    const id = (await listed(processor)).rows.find(({ state }) => state === 'proposed')?.id ?? '';
    expect((await processor.mutate('indexRate.settle', { id, isReleased: true })).reason).toBe('notAllowed');
    const { pool } = server.container.database;
    await expect(pool.query("UPDATE index_dates SET rate = 1 WHERE state = 'released'")).rejects.toThrow(
      'does not change',
    );
    await expect(
      pool.query(
        "UPDATE index_dates SET state = 'released', settled_by = proposed_by, settled_at = now() WHERE id = $1",
        [id],
      ),
    ).rejects.toThrow('check constraint');
  });
});
