import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { WorkCount, WorkQueue, WorkRow, WorkView } from '#entities/contract/desk/work-item.ts';
import { everythingOpen, type PipelineRow } from '#entities/contract/pipeline.ts';
import { idChecklistAsSeen, tickIdChecks } from '#testing/conditions/tick-id-checks.ts';
import { deskLoan } from '#testing/desk-loans.ts';
import { staffBrowser, type TestGrant } from '#testing/staff-browsers.ts';
import type { TestBrowser } from '#testing/test-browser.ts';
import { startTestServer, type TestServer } from '#testing/test-server.ts';
import type { LoanCondition } from '../conditions/loan-conditions.ts';

type Staff = TestBrowser & { accountId: string };

let server: TestServer;
let loanId: string;
let processor: Staff;
let first: Staff;
let second: Staff;
let manager: Staff;

const staff = (role: TestGrant['role']): Promise<Staff> => staffBrowser(server, [{ role, scopeKind: 'lender' }]);

beforeAll(async () => {
  server = await startTestServer({ RATE_LIMITS: 'off' });
  ({ loanId } = await deskLoan(server));
  processor = await staff('processor');
  first = await staff('underwriter');
  second = await staff('underwriter');
  manager = await staff('manager');
});
afterAll(() => server.close());

const rows = async (who: TestBrowser, queue: WorkQueue, view: WorkView = 'team'): Promise<WorkRow[]> => {
  const { data } = await who.query('work.page', { queue, view, cursor: null });
  return (data as { rows: WorkRow[] }).rows.filter(({ loan }) => loan === null || loan.id === loanId);
};
const counts = async (who: TestBrowser, view: WorkView = 'team'): Promise<Partial<Record<WorkQueue, number>>> => {
  const { data } = await who.query('work.counts');
  const { views } = data as { views: Record<WorkView, WorkCount[]> };
  return Object.fromEntries(views[view].map(({ queue, count }) => [queue, count]));
};
const waitingOn = async (): Promise<string | undefined> => {
  const { data } = await manager.query('pipeline.page', { view: everythingOpen, cursor: null });
  return (data as { rows: PipelineRow[] }).rows.find((row) => row.loanId === loanId)?.waitingOn;
};
const conditions = async () => (await first.query('loanFile.conditions', { loanId })).data as LoanCondition[];
const take = (who: TestBrowser, { loan, kind, subject, owner }: WorkRow) =>
  who.mutate('work.take', { items: [{ loanId: loan?.id, kind, subject, ownerId: owner?.id ?? null }] });
const assignee = async (): Promise<unknown> => {
  const { data } = await manager.query('loanFile.open', { loanId });
  return (data as { assignee: { id: string } | null }).assignee?.id ?? null;
};

const heldFrom = async (who: TestBrowser): Promise<unknown> =>
  ((await who.query('loanFile.open', { loanId })).data as { held: unknown }).held;
const toldOf = async (who: TestBrowser) =>
  ((await who.query('desk.notifications')).data as { kind: string }[]).map(({ kind }) => kind);

it('opens only the queues a person’s grants allow', async () => {
  const all = ['documents', 'conditions', 'decisions', 'seconds', 'facts', 'closings', 'mail', 'orders'];
  expect(Object.keys(await counts(first))).toEqual(all.filter((queue) => queue !== 'closings'));
  expect(Object.keys(await counts(manager))).toEqual(all.filter((queue) => queue !== 'decisions'));
  expect(Object.keys(await counts(await staff('closer')))).toEqual(['seconds', 'closings']);
  expect(Object.keys(await counts(processor))).toEqual(all.filter((queue) => queue !== 'decisions'));
  expect(Object.keys(await counts(await staff('admin')))).toEqual(['seconds']);
  for (const role of ['auditor', 'partner', 'policyManager'] as const)
    expect(await counts(await staff(role))).toEqual({});
});

describe('a document', () => {
  it('makes the loan wait on the lender and stands in the queue until it is reviewed', async () => {
    expect(await waitingOn()).toBe('staff');
    const pictures = await rows(processor, 'documents', 'open');
    const picture = { kind: 'document', person: 'borrower', owner: null };
    expect(pictures.toSorted((one, other) => other.about.localeCompare(one.about))).toMatchObject([
      { ...picture, about: 'Photo ID, front' },
      { ...picture, about: 'Photo ID, back' },
    ]);
    expect((await counts(processor)).documents).toBe(2);
    const id = { loanId, person: 'borrower' } as const;
    await tickIdChecks(processor, { ...id, checklist: await idChecklistAsSeen(processor, id) });
    for (const { subject: fileId } of pictures)
      await processor.mutate('loanWork.judgeFile', { loanId, fileId, seen: 'received', judgement: { kind: 'accept' } });
    expect(await rows(processor, 'documents')).toEqual([]);
    expect(await waitingOn()).toBe('borrower');
  });
});

describe('a proposed waiver', () => {
  it('waits on the lender, in the list of those who may answer and of nobody else', async () => {
    const proof = (await conditions()).find(
      ({ isWaivedByTwo, canBeWaived, state }) => isWaivedByTwo && canBeWaived && state === 'requested',
    );
    const decision = { kind: 'waive', cause: 'doesNotApply', note: '' };
    const seen = proof?.changedAt;
    await first.mutate('loanWork.decideCondition', { loanId, key: proof?.key, seen, decision });
    expect(await waitingOn()).toBe('staff');
    expect(await rows(first, 'seconds')).toEqual([]);
    expect(await rows(processor, 'seconds')).toEqual([]);
    expect(await rows(second, 'seconds')).toMatchObject([{ kind: 'waiver', subject: proof?.key, owner: null }]);
    expect([(await counts(first)).seconds, (await counts(second)).seconds]).toEqual([0, 1]);
  });

  it('is taken by one, who has the loan from then on, and by no second person', async () => {
    const [waiver] = await rows(second, 'seconds', 'open');
    const third = await staff('underwriter');
    expect(waiver).toBeDefined();
    if (!waiver) return;
    expect((await take(first, waiver)).reason).toBe('notFound');
    expect((await take(processor, waiver)).reason).toBe('notFound');
    expect((await take(second, waiver)).data).toEqual({ taken: 1, changed: 0 });
    expect((await take(third, waiver)).data).toEqual({ taken: 0, changed: 1 });
    // Pressed once more, as after an answer that was lost: it is theirs, and no colleague has it.
    expect((await take(second, waiver)).data).toEqual({ taken: 1, changed: 0 });
    expect(await rows(second, 'seconds', 'mine')).toMatchObject([{ owner: { id: second.accountId, isMe: true } }]);
    expect(await rows(third, 'seconds', 'open')).toEqual([]);
    expect(await assignee()).toBe(second.accountId);
    // Read-only for everyone else who could answer it, and for nobody who could not.
    const by = { id: second.accountId, name: 'Sam underwriter' };
    expect(await heldFrom(third)).toMatchObject([{ kind: 'waiver', subject: waiver.subject, by }]);
    for (const who of [first, second, processor, manager]) expect(await heldFrom(who)).toEqual([]);
    const load = (await manager.query('work.team')).data;
    expect(load).toMatchObject([{ id: second.accountId, name: 'Sam underwriter', isMe: false }]);
    const [{ open } = { open: 0 }] = load as { open: number }[];
    expect(open).toBeGreaterThan(0);
  });

  it('is given to a colleague only by one who assigns, and only to someone who may answer', async () => {
    const [waiver] = await rows(second, 'seconds', 'mine');
    const items = [{ loanId, kind: waiver?.kind, subject: waiver?.subject, ownerId: second.accountId }];
    const third = await staff('underwriter');
    const give = (who: TestBrowser, to: string) => who.mutate('work.assign', { items, to });
    expect((await give(second, third.accountId)).reason).toBe('notAllowed');
    expect((await give(manager, processor.accountId)).reason).toBe('notFound');
    expect((await give(manager, first.accountId)).reason).toBe('notFound');
    expect((await give(manager, third.accountId)).data).toEqual({ taken: 1, changed: 0 });
    expect(await rows(third, 'seconds', 'mine')).toHaveLength(1);
    expect(await toldOf(second)).toEqual(['takenOver']);
    expect(await heldFrom(third)).toEqual([]);
    expect(await heldFrom(second)).toMatchObject([{ kind: 'waiver', by: { id: third.accountId } }]);
    // Giving it to the same person again tells nobody anything.
    const again = { items: items.map((item) => ({ ...item, ownerId: third.accountId })), to: third.accountId };
    expect((await manager.mutate('work.assign', again)).data).toEqual({ taken: 1, changed: 0 });
    expect(await toldOf(third)).toEqual(['assigned']);
    // The loan stays with its assignee.
    expect(await assignee()).toBe(second.accountId);
    const { rows: events } = await server.container.database.pool.query(
      "SELECT kind FROM events WHERE application_id = $1 AND kind IN ('workTaken', 'loanAssigned') ORDER BY seq",
      [loanId],
    );
    expect(events.map(({ kind }) => kind)).toEqual(['workTaken', 'loanAssigned', 'workTaken']);
  });

  it('is gone once it is answered', async () => {
    const [waiver] = await rows(second, 'seconds');
    const condition = (await conditions()).find(({ key }) => key === waiver?.subject);
    const seen = condition?.changedAt;
    await second.mutate('loanWork.settleWaiver', { loanId, key: waiver?.subject, seen, isAgreed: false });
    expect(await rows(second, 'seconds')).toEqual([]);
    expect(await waitingOn()).toBe('borrower');
  });
});

it('lets one take a loan nobody has, once', async () => {
  const other = await deskLoan(server, 'gap-of-32-days');
  const ask = (who: TestBrowser) => who.mutate('loanWork.take', { loanId: other.loanId });
  expect((await ask(processor)).data).toEqual({ kind: 'taken' });
  expect((await ask(first)).data).toEqual({ kind: 'changed' });
  expect((await ask(processor)).data).toEqual({ kind: 'taken' });
  expect((await ask(await staff('auditor'))).reason).toBe('notAllowed');
});

it('shows a proposed role to the other administrators', async () => {
  const [admin, other] = [await staff('admin'), await staff('admin')];
  const grant = { role: 'underwriter', scopeKind: 'lender', scopeId: null };
  await admin.mutate('staff.proposeGrant', { accountId: processor.accountId, grant });
  expect(await rows(other, 'seconds')).toMatchObject([
    { kind: 'grant', detail: 'underwriter', about: 'Underwriter', loan: null, colleague: { id: processor.accountId } },
  ]);
  expect([(await counts(other)).seconds, (await counts(admin)).seconds]).toEqual([1, 0]);
  expect(await rows(first, 'seconds')).toEqual([]);
});
