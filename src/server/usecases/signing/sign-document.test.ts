import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { homeownerWithOneJob } from '#sandbox/personas/homeowner-with-one-job.ts';
import { checkSeal } from '#server/documents/check-seal.ts';
import { makeSealKey, sealCertificate } from '#server/documents/seal-key.ts';
import { readPdf } from '#server/documents/testing/read-pdf.ts';
import { verifyWithPkijs } from '#server/documents/testing/verify-with-pkijs.ts';
import { acceptChosenOffer } from '#testing/accept-offer.ts';
import { personaLead } from '#testing/persona-lead.ts';
import { becomeSigner, downloadPaper, openPacket, pressAll, readConsentCode } from '#testing/sign-papers.ts';
import { startTestServer, type TestServer } from '#testing/test-server.ts';
import { appErrors } from '#words/app-errors.ts';
import { signingMessages } from '#words/loan/signing.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ RATE_LIMITS: 'off' });
});
afterAll(() => server.close());

const atSigning = () => personaLead(server, homeownerWithOneJob, 'disclosures');
const verify = async (file: Buffer) => {
  const browser = server.browser();
  const headers = { 'x-same-origin': '1', 'x-bot-check': await browser.botCheck() };
  return (await browser.fetch('/api/verify', { method: 'POST', headers, body: new Uint8Array(file) })).json();
};

describe('signing in the funnel', () => {
  it('needs the code from the PDF, then a signature in one’s own name, then every place', async () => {
    const { browser, applicationId } = await atSigning();
    const view = await openPacket(browser, 'funnel');
    expect(view).toMatchObject({ consent: 'needed', signature: null, isComplete: false });
    const [first] = view.papers;
    const place = { paperId: first?.id, sectionId: first?.sections.find((section) => section.place)?.id };
    expect((await browser.mutate('signing.sign', place)).data).toEqual({ kind: 'consentNeeded' });
    expect((await browser.mutate('signing.consent', { code: 'AAAAAA' })).data).toEqual({ kind: 'wrongCode' });
    const code = await readConsentCode(browser, view);
    expect((await browser.mutate('signing.consent', { code: ` ${code.toLowerCase()} ` })).data).toEqual({
      kind: 'given',
    });
    expect((await browser.mutate('signing.sign', place)).data).toEqual({ kind: 'signatureNeeded' });
    const other = { form: 'typed', name: 'Somebody Else' };
    expect((await browser.mutate('signing.adopt', { signature: other })).data).toEqual({ kind: 'otherName' });
    const drawn = {
      form: 'drawn',
      name: view.name,
      strokes: [
        [
          [10, 20],
          [300, 200],
        ],
      ],
    };
    expect((await browser.mutate('signing.adopt', { signature: drawn })).data).toEqual({ kind: 'adopted' });
    expect((await browser.mutate('signing.finish', { packet: 'funnel' })).data).toEqual({ kind: 'notSigned' });
    const said = await pressAll(browser, 'funnel');
    expect(said.filter((kind) => kind === 'signed')).toHaveLength(4);
    const done = await browser.mutate('signing.finish', { packet: 'funnel' });
    expect(done.data).toEqual({ kind: 'finished', next: '/app/application/identity-verification' });
    const { rows } = await server.container.database.pool.query(
      'SELECT document, status FROM applications WHERE id = $1',
      [applicationId],
    );
    expect(rows[0].document.borrower.signing).toMatchObject({ agreementSigned: true, signedName: view.name });
    expect(rows[0].document.closing.accountOpenedOn).toBeNull();
  });

  it('seals each paper as it was shown, certifies it, and tells anyone who holds the file', async () => {
    const { browser } = await atSigning();
    await becomeSigner(browser);
    await pressAll(browser, 'funnel');
    await browser.mutate('signing.finish', { packet: 'funnel' });
    await browser.mutate('signing.finish', { packet: 'funnel' });
    const { papers, name } = await openPacket(browser, 'funnel');
    const own = [sealCertificate(server.container.sealKey())];
    for (const { id, title } of papers) {
      const file = await downloadPaper(browser, id);
      expect([title, checkSeal(file, own).kind, await verifyWithPkijs(file)]).toEqual([title, 'unchanged', true]);
    }
    const agreement = await downloadPaper(browser, papers.at(-1)?.id ?? '');
    expect((await readPdf(agreement)).text).toMatch(
      new RegExp(`${name}, \\d{4}-\\d\\d-\\d\\d \\d\\d:\\d\\d:\\d\\d UTC`),
    );
    expect(await verify(agreement)).toMatchObject({
      kind: 'unchanged',
      paper: { title: 'Home Equity Credit Agreement', by: name },
    });
    const changed = Buffer.from(agreement);
    changed[500] = (changed[500] ?? 0) ^ 1;
    expect(await verify(changed)).toEqual({ kind: 'changed' });
    expect(await verify(Buffer.from('%PDF-1.4'))).toEqual({ kind: 'notSealed' });
    const all = (await browser.query('signing.papers')).data as { id: string; kind: string }[];
    const certificates = all.filter(({ kind }) => kind === 'completionCertificate');
    expect(certificates).toHaveLength(1);
    const { text } = await readPdf(await downloadPaper(browser, certificates[0]?.id ?? ''));
    for (const paper of papers) expect(text.replaceAll(' ', '')).toContain(paper.shownHash);
    expect(text).toContain('Consented to electronic records');
  });

  it('is known as ours after the key was changed, and under both keys', async () => {
    const { browser } = await atSigning();
    await becomeSigner(browser);
    await pressAll(browser, 'funnel');
    const before = await downloadPaper(browser, (await openPacket(browser, 'funnel')).papers.at(-1)?.id ?? '');
    const { sealKey } = server.container;
    const next = makeSealKey('Hearthline sandbox', new Date());
    server.container.sealKey = () => next;
    const other = await atSigning();
    await becomeSigner(other.browser);
    await pressAll(other.browser, 'funnel');
    const after = await downloadPaper(other.browser, (await openPacket(other.browser, 'funnel')).papers[0]?.id ?? '');
    expect(checkSeal(after, [sealCertificate(sealKey())]).kind).toBe('foreign');
    expect(await verify(before)).toMatchObject({ kind: 'unchanged', paper: { title: 'Home Equity Credit Agreement' } });
    expect(await verify(after)).toMatchObject({ kind: 'unchanged' });
    server.container.sealKey = sealKey;
  });

  it('goes on where it was on another device, and pressing twice changes nothing', async () => {
    const { browser } = await atSigning();
    const view = await becomeSigner(browser);
    const agreement = view.papers.at(-1);
    const [initial] = agreement?.sections.filter(({ place }) => place?.kind === 'initial') ?? [];
    const sign = agreement?.sections.find(({ place }) => place?.kind === 'sign');
    const press = (sectionId: string | undefined) =>
      browser.mutate('signing.sign', { paperId: agreement?.id, sectionId });
    // Any order: a signature before its initials counts, and seals nothing yet.
    expect((await press(sign?.id)).data).toEqual({ kind: 'marked' });
    await Promise.all([press(initial?.id), press(initial?.id)]);
    const other = server.browser();
    for (const [key, value] of browser.cookies) other.cookies.set(key, value);
    const again = await openPacket(other, 'funnel');
    expect(again.papers.at(-1)).toMatchObject({ marked: [sign?.id, initial?.id], state: 'prepared' });
    expect(again.papers.at(-1)?.id).toBe(agreement?.id);
  });

  it('can be declined and taken up again, asked for on paper, and ended by taking the consent back', async () => {
    const { browser, applicationId } = await atSigning();
    const { papers } = await becomeSigner(browser);
    const [first] = papers;
    const place = { paperId: first?.id, sectionId: first?.sections.find((section) => section.place)?.id };
    const decline = { paperId: first?.id, answer: 'decline', reason: 'I want to think' };
    expect((await browser.mutate('signing.decline', decline)).data).toEqual({ kind: 'done' });
    expect((await browser.mutate('signing.sign', place)).data).toEqual({ kind: 'notOpen' });
    await browser.mutate('signing.decline', { ...decline, answer: 'takeBack', reason: null });
    expect((await browser.mutate('signing.sign', place)).data).toEqual({ kind: 'marked' });
    await browser.mutate('signing.askForPaper', {});
    expect((await openPacket(browser, 'funnel')).paperWantedAt).toBeInstanceOf(Date);
    await browser.mutate('signing.withdraw', {});
    const [, second] = papers;
    const next = { paperId: second?.id, sectionId: second?.sections.find((section) => section.place)?.id };
    expect((await browser.mutate('signing.sign', next)).data).toEqual({ kind: 'consentNeeded' });
    expect((await openPacket(browser, 'funnel')).consent).toBe('withdrawn');
    const { rows } = await server.container.database.pool.query(
      'SELECT body, staff_id FROM loan_messages WHERE application_id = $1 ORDER BY sent_at',
      [applicationId],
    );
    expect(rows).toEqual(
      [
        signingMessages.declined('Early disclosures', 'I want to think'),
        signingMessages.takenBack('Early disclosures'),
        signingMessages.paperWanted,
        signingMessages.withdrawn,
      ].map((body) => ({ body, staff_id: null })),
    );
  });

  it('stops when the terms are not the accepted ones, and makes new papers once others are accepted', async () => {
    const { browser, applicationId, submit } = await atSigning();
    const before = await becomeSigner(browser);
    await server.container.database.pool.query(
      `UPDATE applications SET document = jsonb_set(document, '{offerChoice,amount}', '30000') WHERE id = $1`,
      [applicationId],
    );
    expect(await browser.mutate('signing.open', { packet: 'funnel' })).toMatchObject({
      status: 409,
      reason: 'termsChanged',
      message: appErrors.termsChanged,
    });
    await acceptChosenOffer(server.container, applicationId);
    const after = await openPacket(browser, 'funnel');
    expect(after.papers.map(({ id }) => id)).not.toEqual(before.papers.map(({ id }) => id));
    expect(JSON.stringify(after.papers.at(-1)?.sections)).toContain('$30,000');
    expect(await submit('disclosures')).toMatchObject({ status: 403, reason: 'notAllowed' });
  });

  it('is nobody else’s', async () => {
    const [one, other] = [await atSigning(), await atSigning()];
    const { papers } = await becomeSigner(one.browser);
    await becomeSigner(other.browser);
    const [paper] = papers;
    const place = { paperId: paper?.id, sectionId: paper?.sections.find((section) => section.place)?.id };
    expect(await other.browser.mutate('signing.sign', place)).toMatchObject({ status: 404 });
    expect(await other.browser.mutate('signing.link', { paperId: paper?.id })).toMatchObject({ status: 404 });
    const decline = { paperId: paper?.id, answer: 'decline', reason: null };
    expect(await other.browser.mutate('signing.decline', decline)).toMatchObject({ status: 404 });
  });
});
