import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { everythingOpen, type PipelineView } from '#entities/contract/pipeline.ts';
import { pipelineDesk } from '#testing/pipeline-desk.ts';
import { projectLoans } from '#testing/projection/project-loans.ts';
import { startTestServer, type TestServer } from '#testing/test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ RATE_LIMITS: 'off' });
});
afterAll(() => server.close());

type Browser = ReturnType<TestServer['browser']>;
const { query, staff, newCompany, loan, found } = pipelineDesk(() => server);

describe('assigning', () => {
  it('gives loans to a colleague, tells what changed meanwhile and refuses what is out of reach', async () => {
    const [company, other] = [await newCompany(), await newCompany()];
    const manager = await staff({ role: 'manager', scopeKind: 'company', scopeId: company });
    const officer = await staff(
      { role: 'loanOfficer', scopeKind: 'own' },
      { role: 'loanOfficer', scopeKind: 'company', scopeId: company },
    );
    const auditor = await staff({ role: 'auditor' });
    const [one, two, foreign] = [
      await loan({ company_id: company }),
      await loan({ company_id: company, assigned_to: officer.accountId }),
      await loan({ company_id: other }),
    ];
    const assign = (loans: { loanId: string; ownerId: string | null }[], to: string | null) =>
      manager.mutate('pipeline.assign', { loans, to });
    expect(
      (
        await assign(
          [
            { loanId: one, ownerId: null },
            { loanId: two, ownerId: null },
          ],
          officer.accountId,
        )
      ).data,
    ).toEqual({
      assigned: [one],
      changed: [two],
    });
    expect(await found(officer, 'whitfield')).toEqual(expect.arrayContaining([one, two]));
    const told = async () => ((await officer.query('desk.notifications')).data as unknown[]).length;
    const [toldBefore, versionOf] = [
      await told(),
      () => query('SELECT version FROM applications WHERE id = $1', [one]),
    ];
    const before = await versionOf();
    expect((await assign([{ loanId: one, ownerId: officer.accountId }], officer.accountId)).data).toEqual({
      assigned: [],
      changed: [],
    });
    expect([await versionOf(), await told()]).toEqual([before, toldBefore]);
    expect(
      await assign(
        [
          { loanId: one, ownerId: officer.accountId },
          { loanId: foreign, ownerId: null },
        ],
        null,
      ),
    ).toMatchObject({
      status: 404,
      reason: 'notFound',
    });
    expect(await assign([{ loanId: one, ownerId: officer.accountId }], auditor.accountId)).toMatchObject({
      status: 400,
    });
    const [kept] = await query('SELECT assigned_to FROM applications WHERE id = $1', [one]);
    expect(kept.assigned_to).toBe(officer.accountId);
    const events = await query("SELECT actor FROM events WHERE application_id = $1 AND kind = 'loanAssigned'", [one]);
    expect(events).toEqual([{ actor: `staff/${manager.accountId}` }]);
    for (const role of ['loanOfficer', 'underwriter', 'auditor', 'partner'] as const) {
      const browser = await staff({ role });
      expect(
        await browser.mutate('pipeline.assign', { loans: [{ loanId: one, ownerId: null }], to: null }),
      ).toMatchObject({
        status: 403,
      });
    }
  });
});

describe('views of one’s own', () => {
  it('are kept, replaced by name, counted and removed, and are nobody else’s', async () => {
    const [mine, other] = [await staff({ role: 'manager' }), await staff({ role: 'manager' })];
    const view = { ...everythingOpen, state: 'FL' };
    const saved = await mine.mutate('pipeline.saveView', { name: 'Florida', view });
    await mine.mutate('pipeline.saveView', { name: 'FLORIDA', view: { ...view, clock: 'late' } });
    const { id } = saved.data as { id: string };
    const viewsOf = async (staff: Browser) =>
      (
        (await staff.query('pipeline.overview')).data as {
          saved: { id: string; name: string; view: PipelineView }[];
        }
      ).saved;
    expect(await viewsOf(mine)).toMatchObject([{ id, name: 'FLORIDA', view: { state: 'FL', clock: 'late' } }]);
    expect(await viewsOf(other)).toEqual([]);
    const rename = async (who: Browser, name: string, seen: string) =>
      who.mutate('pipeline.renameView', { id, name, seen });
    expect((await rename(mine, ' Sunshine ', 'FLORIDA')).data).toEqual({ kind: 'renamed' });
    expect((await rename(mine, 'Miami', 'FLORIDA')).data).toEqual({ kind: 'changedMeanwhile' });
    expect(await viewsOf(mine)).toMatchObject([{ id, name: 'Sunshine', view: { state: 'FL', clock: 'late' } }]);
    const second = (await mine.mutate('pipeline.saveView', { name: 'Miami', view })).data as { id: string };
    expect((await rename(mine, 'MIAMI', 'Sunshine')).data).toEqual({ kind: 'nameTaken' });
    expect((await rename(mine, 'SUNSHINE', 'Sunshine')).data).toEqual({ kind: 'renamed' });
    await mine.mutate('pipeline.removeView', second);
    expect(await rename(other, 'Theirs', 'SUNSHINE')).toMatchObject({ status: 404 });
    expect(await other.mutate('pipeline.removeView', { id })).toMatchObject({ status: 404 });
    await mine.mutate('pipeline.removeView', { id });
    expect(await viewsOf(mine)).toEqual([]);
  });
});

describe('a view that is shared', () => {
  it('is by a manager of the whole lender, seen by colleagues as wide, counted in each one’s reach, and removed once', async () => {
    const [author, other] = [await staff({ role: 'manager' }), await staff({ role: 'manager' })];
    const processor = await staff({ role: 'processor' });
    const [narrow] = [await staff({ role: 'manager', scopeKind: 'company', scopeId: await newCompany() })];
    const shared = { name: 'Florida, late', view: { ...everythingOpen, state: 'FL' }, isShared: true };
    expect(await processor.mutate('pipeline.saveView', shared)).toMatchObject({ reason: 'notAllowed' });
    expect(await narrow.mutate('pipeline.saveView', shared)).toMatchObject({ reason: 'notAllowed' });
    const { id } = (await author.mutate('pipeline.saveView', shared)).data as { id: string };
    const viewsOf = async (who: Browser) => ((await who.query('pipeline.overview')).data as { saved: unknown[] }).saved;
    const seen = { id, name: 'Florida, late', sharedBy: 'Sam manager' };
    expect(await viewsOf(author)).toMatchObject([{ ...seen, canRemove: true }]);
    expect(await viewsOf(other)).toMatchObject([{ ...seen, canRemove: true }]);
    expect(await viewsOf(processor)).toMatchObject([{ ...seen, canRemove: false }]);
    expect(await viewsOf(narrow)).toEqual([]);
    const renamed = { id, name: 'Florida, overdue', seen: 'Florida, late' };
    expect(await processor.mutate('pipeline.renameView', renamed)).toMatchObject({ status: 404 });
    expect((await other.mutate('pipeline.renameView', renamed)).data).toEqual({ kind: 'renamed' });
    expect((await author.mutate('pipeline.renameView', renamed)).data).toEqual({ kind: 'changedMeanwhile' });
    expect(await viewsOf(processor)).toMatchObject([{ ...seen, name: 'Florida, overdue', canRemove: false }]);
    expect(await processor.mutate('pipeline.removeView', { id })).toMatchObject({ status: 404 });
    expect((await other.mutate('pipeline.removeView', { id })).data).toEqual({ ok: true });
    expect(await author.mutate('pipeline.removeView', { id })).toMatchObject({ status: 404 });
    expect(await viewsOf(processor)).toEqual([]);
  });
});

describe('live updates', () => {
  it('tell of loans in reach and of no others', async () => {
    const company = await newCompany();
    const manager = await staff({ role: 'manager', scopeKind: 'company', scopeId: company });
    const [theirs, foreign] = [await loan({ company_id: company }), await loan()];
    const response = await manager.fetch('/api/trpc/pipeline.changes');
    const reader = response.body?.getReader();
    let heard = '';
    const until = async (text: string) => {
      while (!heard.includes(text)) heard += new TextDecoder().decode((await reader?.read())?.value);
    };
    await until('connected');
    await projectLoans(server.container.database, foreign);
    await projectLoans(server.container.database, theirs);
    await until(theirs);
    expect(heard).not.toContain(foreign);
    await reader?.cancel();
  });
});
