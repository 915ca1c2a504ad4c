import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ConditionView } from '#entities/contract/condition-view.ts';
import type { WorkRow } from '#entities/contract/desk/work-item.ts';
import { type DeskLoan, deskLoan } from '#testing/desk-loans.ts';
import { newestMail } from '#testing/leads.ts';
import { staffBrowser } from '#testing/staff-browsers.ts';
import { emailOf } from '#testing/stored/stored-people.ts';
import { startTestServer, type TestServer } from '#testing/test-server.ts';
import type { LoanCondition } from './loan-conditions.ts';

let server: TestServer;
let loan: DeskLoan;
let processor: Awaited<ReturnType<typeof staffBrowser>>;
beforeAll(async () => {
  server = await startTestServer({ RATE_LIMITS: 'off' });
  loan = await deskLoan(server);
  processor = await staffBrowser(server, [{ role: 'processor', scopeKind: 'lender' }]);
});
afterAll(() => server.close());

const conditions = async () =>
  (await processor.query('loanFile.conditions', { loanId: loan.loanId })).data as LoanCondition[];
const seenBy = async () => (await loan.applicant.query('conditions.list')).data as ConditionView[];
const titled = async (title: string) => (await conditions()).find((each) => each.title === title);
const open = (asked: Record<string, unknown>) =>
  processor.mutate('loanWork.openOwnCondition', { loanId: loan.loanId, ...asked });
const clear = async (title: string) => {
  const { key, changedAt: seen } = (await titled(title)) ?? {};
  return processor.mutate('loanWork.decideCondition', {
    ...{ loanId: loan.loanId, key, seen },
    decision: { kind: 'accept' },
  });
};
const blocks = async (kind: string) => {
  const { data } = await processor.mutate('loanFile.decision', { loanId: loan.loanId });
  return (data as { options: { kind: string; blocks: string[] }[] }).options.find((each) => each.kind === kind)?.blocks;
};

describe('a condition in staff’s own words', () => {
  it('is mailed to the borrower, answered in the hub, and holds up the approval until it is cleared', async () => {
    const [title, needs] = ['Letter about the shed', 'Who built it, and with which permit?'];
    const before = await blocks('conditionallyApproved');
    expect(before).not.toContain('approvalConditionsOpen');
    const asked = { title, needs, owner: 'borrower', kind: 'information', priorTo: 'approval' };
    expect((await open(asked)).data).toEqual({ kind: 'opened' });
    expect(await blocks('conditionallyApproved')).toContain('approvalConditionsOpen');
    const email = await emailOf(server.container.database, loan.loanId);
    expect(await newestMail(server, email, (text) => text.includes(title))).toContain(title);
    const seen = (await seenBy()).find((each) => each.title === title);
    expect(seen).toMatchObject({ note: needs, whose: 'mine', state: 'requested', priorTo: 'approval' });
    expect((await clear(title)).data).toEqual({ kind: 'nothingToJudge' });
    await loan.applicant.mutate('conditions.answer', { key: seen?.key, text: 'The county, permit 4411.' });
    expect((await clear(title)).data).toEqual({ kind: 'decided' });
    expect(await blocks('conditionallyApproved')).toEqual(before);
  });

  it('may ask for a document, which is listed by its title and sent for it', async () => {
    const title = 'Permit of the shed';
    await open({ title, needs: 'A copy of it.', owner: 'borrower', kind: 'document', priorTo: 'closing' });
    const wanted = (await loan.applicant.query('files.wanted')).data as { title: string | null; note: string | null }[];
    expect(wanted).toContainEqual(expect.objectContaining({ title, note: 'A copy of it.' }));
    expect(await titled(title)).toMatchObject({ documentType: 'other', priorTo: 'closing' });
  });

  it('may be a task of the lender’s: in the queue, never with the applicant, done when staff say so', async () => {
    const title = 'Call the county about the shed';
    await open({
      title,
      needs: 'Ask for the permit number.',
      owner: 'lender',
      kind: 'information',
      priorTo: 'approval',
    });
    expect((await seenBy()).some((each) => each.title === title)).toBe(false);
    const { rows } = (await processor.query('work.page', { queue: 'conditions', view: 'team', cursor: null })).data as {
      rows: WorkRow[];
    };
    expect(rows.find((row) => row.about === title)).toMatchObject({ kind: 'task', loan: { id: loan.loanId } });
    expect(await blocks('conditionallyApproved')).toContain('approvalConditionsOpen');
    expect((await clear(title)).data).toEqual({ kind: 'decided' });
    expect(await titled(title)).toMatchObject({ state: 'accepted' });
    // A task is not asked of anybody as a document.
    const wrong = { title: 'Wrong', needs: 'Wrong', owner: 'lender', kind: 'document', priorTo: 'approval' };
    expect(await open(wrong)).toMatchObject({ status: 400 });
  });
});

describe('several conditions at once', () => {
  const bulk = async (call: 'previewBulk' | 'bulkConditions', action: string, chosen: readonly LoanCondition[]) => {
    const input = {
      ...{ loanId: loan.loanId, action },
      conditions: chosen.map(({ key, changedAt }) => ({ key, seen: changedAt })),
    };
    const { data } =
      call === 'previewBulk'
        ? await processor.query('loanWork.previewBulk', input)
        : await processor.mutate('loanWork.bulkConditions', input);
    return data as { key: string; outcome: string }[];
  };

  it('are reminded of, and those that cannot be are named with the reason before anything is sent', async () => {
    for (const title of ['First paper', 'Second paper'])
      await open({ title, needs: 'A copy.', owner: 'borrower', kind: 'information', priorTo: 'funding' });
    const all = await conditions();
    const papers = all.filter(({ title }) => title?.endsWith('paper'));
    const ours = all.filter(({ owner, state }) => owner === 'lender' && state === 'requested').slice(0, 1);
    const outcomes = [...papers.map(() => 'possible'), 'nobodyToTell'];
    const preview = await bulk('previewBulk', 'remind', [...papers, ...ours]);
    expect(preview.map(({ outcome }) => outcome)).toEqual(outcomes);
    const nudges = () => server.superuser.query("SELECT count(*)::int AS n FROM events WHERE kind = 'conditionNudged'");
    expect((await nudges()).rows[0].n).toBe(0);
    const done = await bulk('bulkConditions', 'remind', [...papers, ...ours]);
    expect(done.map(({ outcome }) => outcome)).toEqual(['done', 'done', 'nobodyToTell']);
    expect((await nudges()).rows[0].n).toBe(2);
  });

  it('are cleared but for those without an answer, those with open checks and those a colleague changed', async () => {
    const [first] = (await conditions()).filter(({ title }) => title === 'First paper');
    await loan.applicant.mutate('conditions.answer', { key: first?.key, text: 'Here it is.' });
    const all = await conditions();
    const chosen = ['First paper', 'Second paper'].flatMap((title) => all.filter((each) => each.title === title));
    const id = all.filter(({ documentType }) => documentType === 'idDocument').slice(0, 1);
    const stale = first ? [first] : [];
    expect((await bulk('previewBulk', 'clear', [...chosen, ...id, ...stale])).map(({ outcome }) => outcome)).toEqual([
      'possible',
      'nothingToJudge',
      'checksMissing',
      'changedMeanwhile',
    ]);
    expect((await bulk('bulkConditions', 'clear', [...chosen, ...id])).map(({ outcome }) => outcome)).toEqual([
      'done',
      'nothingToJudge',
      'checksMissing',
    ]);
    expect(await titled('First paper')).toMatchObject({ state: 'accepted' });
  });

  it('hold up no other when one of them is gone', async () => {
    const open = (await conditions()).filter(({ title }) => title === 'Second paper');
    const gone = open.map((each) => ({ ...each, key: 'gone' }));
    const outcomes = async (action: string) =>
      (await bulk('bulkConditions', action, [...gone, ...open])).map(({ outcome }) => outcome);
    expect(await outcomes('clear')).toEqual(['changedMeanwhile', 'nothingToJudge']);
    expect(await outcomes('remind')).toEqual(['changedMeanwhile', 'done']);
  });
});
