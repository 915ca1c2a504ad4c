import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ConditionView } from '#entities/contract/condition-view.ts';
import { gapOf32Days } from '#sandbox/personas/gap-of-32-days.ts';
import { workedExampleCouple } from '#sandbox/personas/worked-example-couple.ts';
import { seedSandbox } from '#sandbox/usecases/seed-sandbox.ts';
import { newestMail } from '#testing/leads.ts';
import { decideAs, loanStaff, seenElsewhere } from '#testing/loan-staff.ts';
import { type PersonaLead, personaLead } from '#testing/persona-lead.ts';
import { samplePdf } from '#testing/sample-files.ts';
import { emailOf } from '#testing/stored/stored-people.ts';
import { startTestServer, type TestServer } from '#testing/test-server.ts';
import { storeFile } from '../documents/store-file.ts';
import { wantedDocuments } from '../documents/wanted-documents.ts';
import { currentConditions } from './current-conditions.ts';
import type { ConditionReview, Waiver } from './decide-condition.ts';
import { openCondition } from './open-condition.ts';

let server: TestServer;
let lead: PersonaLead;
beforeAll(async () => {
  server = await startTestServer({ RATE_LIMITS: 'off' });
  await seedSandbox(server.container);
  lead = await personaLead(server, gapOf32Days, 'incomeDocs');
});
afterAll(() => server.close());

const list = async (): Promise<ConditionView[]> =>
  (await lead.browser.query('conditions.list')).data as ConditionView[];
const find = async (code: number, kind = 'document') =>
  (await list()).find((each) => each.code === code && each.kind === kind);
const decide = (key: string, decision: ConditionReview | Waiver, role = 'underwriter') =>
  decideAs(server.container, { role, applicationId: lead.applicationId, key, decision });
let sent = 0;
const send = async (name: string) => {
  sent += 1;
  const purpose = {
    name,
    documentType: 'homeownersInsurance',
    propertyId: null,
    idSubtype: null,
    idSide: null,
  } as const;
  const body = async function* () {
    yield samplePdf({ padding: sent });
  };
  return storeFile(
    server.container,
    { applicationId: lead.applicationId, person: 'borrower' },
    { purpose, body: body() },
  );
};

describe('a condition', () => {
  it('is received with the file, asked again with the reason, received again and accepted', async () => {
    expect(await find(303)).toMatchObject({ state: 'requested', whose: 'mine', uploaded: 0 });
    await send('policy.pdf');
    const received = await find(303);
    expect(received).toMatchObject({ state: 'received', uploaded: 1 });
    const key = received?.key ?? '';
    await decide(key, { kind: 'anotherLook', reason: 'The second page is missing.', fileIds: null }, 'processor');
    expect(await find(303)).toMatchObject({
      state: 'needsAnotherLook',
      reason: 'The second page is missing.',
      uploaded: 0,
      files: [{ review: 'notAccepted' }],
    });
    const email = await emailOf(server.container.database, lead.applicationId);
    const mail = await newestMail(server, email, (text) => text.includes('second page'));
    expect(mail).toContain('The second page is missing.');
    await send('whole-policy.pdf');
    expect(await find(303)).toMatchObject({ state: 'received', reason: null });
    await decide(key, { kind: 'accept' }, 'processor');
    expect(await find(303)).toMatchObject({ state: 'accepted' });
  });

  it('is in the list of documents exactly while it is asked for', async () => {
    const writer = { applicationId: lead.applicationId, person: 'borrower' as const };
    const { conditions } = await currentConditions(server.container, lead.applicationId);
    const wanted = await wantedDocuments(server.container, writer);
    const asked = conditions.filter(
      ({ request, state }) =>
        request.kind === 'document' &&
        request.documentType !== 'idDocument' &&
        state !== 'waived' &&
        (request.isShared || request.owner === 'borrower'),
    );
    expect(wanted.map(({ key }) => key).sort()).toEqual(asked.map(({ key }) => key).sort());
  });

  it('is answered in words, and only by whom it is asked of', async () => {
    const question = await find(603, 'information');
    const key = question?.key ?? '';
    expect(await lead.browser.mutate('conditions.answer', { key, text: 'We live here.' })).toMatchObject({
      data: { kind: 'received' },
    });
    expect(await find(603, 'information')).toMatchObject({ state: 'received', answer: 'We live here.' });
    expect(await lead.browser.mutate('conditions.answer', { key: '609:information:lender', text: 'x' })).toMatchObject({
      reason: 'notFound',
    });
    const stranger = await personaLead(server, gapOf32Days, 'name');
    expect(await stranger.browser.mutate('conditions.answer', { key: 'no', text: 'x' })).toMatchObject({
      reason: 'notFound',
    });
  });

  it('is answered by a third party through a link that works once', async () => {
    const question = await find(102, 'email');
    const key = question?.key ?? '';
    expect(question).toMatchObject({ whose: 'thirdParty', state: 'requested' });
    await lead.browser.mutate('conditions.share', { key, email: 'first@employer.example' });
    const first = /token=(\S+?)\)?\.?\s/.exec(await newestMail(server, 'first@employer.example'))?.[1] ?? '';
    await lead.browser.mutate('conditions.share', { key, email: 'hr@employer.example' });
    const token = /token=([\w-]+)/.exec(await newestMail(server, 'hr@employer.example'))?.[1] ?? '';
    const outsider = server.browser();
    expect(await outsider.query('conditions.shared', { token: first })).toMatchObject({ reason: 'linkNotValid' });
    expect(await outsider.query('conditions.shared', { token: first.slice(0, 9) })).toMatchObject({
      reason: 'linkNotValid',
    });
    expect(await outsider.query('conditions.shared', { token })).toMatchObject({ data: { code: 102, home: null } });
    const answer = { token, name: 'Hana Reed', text: 'Employed since 2019.' };
    expect(await outsider.mutate('conditions.answerShared', answer)).toMatchObject({ status: 200 });
    expect(await outsider.mutate('conditions.answerShared', answer)).toMatchObject({ reason: 'linkNotValid' });
    expect(await find(102, 'email')).toMatchObject({ state: 'received', answer: null, sentTo: 'hr@employer.example' });
  });

  it('is sent as a file by whom it was asked of, as the one thing the link is for', async () => {
    const { browser, applicationId } = await personaLead(server, workedExampleCouple, 'incomeDocs');
    const all = async () => (await browser.query('conditions.list')).data as ConditionView[];
    const payoff = (await all()).find(({ code, kind }) => code === 412 && kind === 'email');
    await browser.mutate('conditions.share', { key: payoff?.key, email: 'payoffs@card.example' });
    const token = /token=([\w-]+)/.exec(await newestMail(server, 'payoffs@card.example'))?.[1] ?? '';
    const stranger = server.browser();
    const upload = async (uploadToken: string) =>
      stranger.fetch('/api/files', {
        method: 'POST',
        headers: {
          'x-same-origin': '1',
          'x-bot-check': await stranger.botCheck(),
          'x-file-name': 'payoff.pdf',
          // Regardless of the purpose the call states.
          'x-document-type': 'idDocument',
          'x-upload-token': uploadToken,
        },
        body: new Uint8Array(samplePdf({ padding: 99 })),
      });
    expect((await upload(token)).status).toBe(201);
    const asked = (await all()).find(
      ({ code, kind, subjectId }) => code === 412 && kind === 'document' && subjectId === payoff?.subjectId,
    );
    expect(asked).toMatchObject({ state: 'received', files: [{ name: 'payoff.pdf' }] });
    expect(await browser.query('conditions.shared', { token })).toMatchObject({
      data: { documentType: 'payoffStatement' },
    });
    await server.browser().mutate('conditions.answerShared', { token, name: 'Union Card', text: 'One file was sent.' });
    expect((await upload(token)).status).toBe(404);
    const { rows } = await server.container.database.pool.query(
      "SELECT document_type FROM files WHERE application_id = $1 AND name = 'payoff.pdf'",
      [applicationId],
    );
    expect(rows).toEqual([{ document_type: 'payoffStatement' }]);
  });

  it('is decided only by those who may, and not waived where the law asks for it', async () => {
    const { key = '' } = (await find(303)) ?? {};
    for (const role of ['auditor', 'partner', 'admin', 'policyManager'])
      await expect(decide(key, { kind: 'accept' }, role)).rejects.toMatchObject({ reason: 'notAllowed' });
    await expect(decide(key, seenElsewhere, 'processor')).rejects.toMatchObject({
      reason: 'notAllowed',
    });
    for (const law of ['609:information:lender', '607:information:borrower'])
      expect(await decide(law, seenElsewhere)).toEqual({ kind: 'cannotBeWaived' });
    const unsent = (await list()).find(({ state, kind }) => state === 'requested' && kind === 'document');
    expect(await decide(unsent?.key ?? '', { kind: 'accept' })).toEqual({ kind: 'nothingToJudge' });
    expect(await decide(unsent?.key ?? '', seenElsewhere)).toMatchObject({
      kind: expect.stringMatching(/^(decided|proposed)$/),
    });
    expect((await list()).find((each) => each.key === unsent?.key)).toMatchObject({ state: 'waived' });
  });

  it('is opened by staff once, and asked of the person', async () => {
    const opening = {
      staff: await loanStaff(server.container, { role: 'processor', action: 'workLoan', ...lead }),
      code: 411 as const,
      owner: 'borrower' as const,
      subjectId: null,
      reason: 'Her sister pays the car.',
    };
    expect(await openCondition(server.container, opening)).toEqual({ kind: 'opened' });
    expect(await openCondition(server.container, opening)).toEqual({ kind: 'askedAlready' });
    expect(await find(411)).toMatchObject({ state: 'requested', documentType: 'thirdPartyPaymentProof' });
  });

  it('leaves a history that nobody can change', async () => {
    const { rows } = await server.container.database.pool.query(
      `SELECT kind, actor, body ->> 'state' AS state FROM events
       WHERE application_id = $1 AND body ->> 'key' = '303:document:borrower:homeownersInsurance' ORDER BY seq`,
      [lead.applicationId],
    );
    expect(rows.map(({ kind, state }) => `${kind} ${state}`)).toEqual([
      'conditionOpened requested',
      'conditionChanged received',
      'conditionDecided needsAnotherLook',
      'conditionChanged received',
      'conditionDecided accepted',
    ]);
  });
});
