import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readPdf } from '#server/documents/testing/read-pdf.ts';
import { MailNotTaken } from '#server/vendors/mail/port.ts';
import { changeDocument } from '#testing/desk-loans.ts';
import { consentToElectronicRecords, mailLetters, mailsAccepted } from '#testing/notices/notices.ts';
import { refusedLead } from '#testing/notices/refused-lead.ts';
import { passDays } from '#testing/pass-days.ts';
import { staffBrowser } from '#testing/staff-browsers.ts';
import type { TestBrowser } from '#testing/test-browser.ts';
import { startTestServer, type TestServer } from '#testing/test-server.ts';
import { markLateClocks } from '../clocks/mark-late-clocks.ts';
import { sendDueNotices } from '../clocks/send-due-notices.ts';
import type { Letter } from './list-letters.ts';

let server: TestServer;
let pia: TestBrowser;
beforeAll(async () => {
  server = await startTestServer({ RATE_LIMITS: 'off' });
  pia = await staffBrowser(server, [{ role: 'processor', scopeKind: 'lender' }]);
});
afterAll(() => server.close());

const query = async (sql: string, values: unknown[]) => (await server.container.database.pool.query(sql, values)).rows;
const pass = async (days: number): Promise<void> => {
  passDays(server, days);
  await sendDueNotices(server.container);
};
const clockOf = async (applicationId: string, kind: string) =>
  (
    await query(
      'SELECT met_by, met_on::text, marked_late_on::text FROM clocks WHERE application_id = $1 AND kind = $2',
      [applicationId, kind],
    )
  )[0];
const noticeOf = async (loanId: string, kind = 'adverseAction') =>
  ((await pia.query('loanFile.notices', { loanId })).data as Record<string, unknown>[]).filter(
    (each) => each.kind === kind,
  );
const fileOf = async (batchId: string, file: string): Promise<{ text: string; pages: number }> => {
  const { data } = await pia.query('letters.batchFile', { batchId, file });
  return readPdf(Buffer.from((data as { base64: string }).base64, 'base64'));
};

describe('the print queue', () => {
  it('takes an address that staff type, with the reason, and mails the letter there', async () => {
    const { applicationId } = await refusedLead(server);
    await changeDocument(server, applicationId, {});
    await query(
      `UPDATE applications SET document = document || jsonb_build_object(
         'property', document->'property' || '{"line1": null}', 'borrower',
         document->'borrower' || '{"mailingAddress": null, "residences": []}') WHERE id = $1`,
      [applicationId],
    );
    await pass(7);
    const lettersHere = async () =>
      ((await pia.query('letters.page', { cursor: null })).data as { rows: Letter[] }).rows.filter(
        ({ loanId }) => loanId === applicationId,
      );
    const [letter] = await lettersHere();
    expect(letter).toMatchObject({ held: 'addressMissing', address: [] });
    const address = { line1: 'P.O. Box 9', line2: null, city: 'Franklin', state: 'TN', zip: '37064', county: null };
    const type = (change: object = {}) =>
      pia.mutate('letters.address', { id: letter?.id, address, reason: 'From the caller.', ...change });
    expect((await type({ reason: ' ' })).status).toBe(400);
    expect((await type({ address: { ...address, zip: '1' } })).status).toBe(400);
    const stranger = await staffBrowser(server, [{ role: 'processor', scopeKind: 'own' }]);
    expect((await stranger.mutate('letters.address', { id: letter?.id, address, reason: 'Mine.' })).status).toBe(404);
    expect((await type()).data).toEqual({ kind: 'addressed' });
    expect((await lettersHere())[0]).toMatchObject({ held: null, address: ['P.O. Box 9', 'Franklin, TN 37064'] });
    for (const each of await lettersHere())
      await pia.mutate('letters.address', { id: each.id, address, reason: 'From the caller.' });
    const batchId = await mailLetters(server, pia);
    expect((await fileOf(batchId ?? '', 'certificate')).text).toContain('P.O. Box 9, Franklin, TN 37064');
    expect((await type()).data).toEqual({ kind: 'changed' });
    const told = await query("SELECT body FROM events WHERE application_id = $1 AND kind = 'letterAddressed'", [
      applicationId,
    ]);
    expect(told[0]).toMatchObject({ body: { kind: letter?.kind, reason: 'From the caller.' } });
  });

  it('prints a batch as one PDF with an address page before each letter, and keeps a certificate of its mailing', async () => {
    const [one, other] = [await refusedLead(server), await refusedLead(server)];
    await changeDocument(server, other.applicationId, {});
    await query(
      `UPDATE applications SET document = jsonb_set(document, '{borrower,mailingAddress}',
       '{"line1": "P.O. Box 77", "line2": null, "city": "Knoxville", "state": "TN", "zip": "37901", "county": null}') WHERE id = $1`,
      [other.applicationId],
    );
    await pass(7);
    const { data } = await pia.query('letters.page', { cursor: null });
    const { rows } = data as { rows: { id: string; loanId: string; kind: string; address: string[] }[] };
    const ids = rows.filter(({ kind }) => kind === 'adverseAction').map(({ id }) => id);
    expect(rows.find(({ loanId }) => loanId === other.applicationId)?.address).toEqual([
      'P.O. Box 77',
      'Knoxville, TN 37901',
    ]);
    const printed = (await pia.mutate('letters.print', { ids })).data as { kind: string; batchId: string };
    expect(printed).toMatchObject({ kind: 'printed', letters: 2 });
    expect((await pia.mutate('letters.print', { ids })).data).toEqual({ kind: 'changed' });
    const { batchId } = printed;
    const { text, pages } = await fileOf(batchId, 'letters');
    expect(pages).toBeGreaterThanOrEqual(4);
    expect(text.match(/Our decision/g)).toHaveLength(2);
    expect(text).toContain('P.O. Box 77');
    expect(text).toContain('100 Sandbox Way');
    expect((await pia.query('letters.batchFile', { batchId, file: 'certificate' })).status).toBe(404);
    expect(await clockOf(one.applicationId, 'adverseActionNotice')).toMatchObject({ met_by: null });
    expect((await pia.mutate('letters.markMailed', { batchId })).data).toEqual({ kind: 'mailed', letters: 2 });
    expect((await pia.mutate('letters.markMailed', { batchId })).data).toEqual({ kind: 'mailedBefore' });
    for (const { applicationId } of [one, other])
      expect(await clockOf(applicationId, 'adverseActionNotice')).toMatchObject({
        met_by: 'noticeSent',
        met_on: server.container.clock.today(),
      });
    const certificate = await fileOf(batchId, 'certificate');
    expect(certificate.text.replace(/\s+/g, ' ')).toContain('Sam processor recorded');
    expect(certificate.text).toContain('P.O. Box 77');
    const [event] = await query(
      `SELECT body FROM events WHERE application_id = $1 AND kind = 'noticeSent' AND body ->> 'kind' = 'adverseAction'`,
      [other.applicationId],
    );
    expect(event?.body).toMatchObject({ channel: 'post', batchId, mailedBy: 'Sam processor' });
    const { data: batches } = await pia.query('letters.batches', { cursor: null });
    expect((batches as { rows: object[] }).rows).toContainEqual(
      expect.objectContaining({ id: batchId, letters: 2, mailedByName: 'Sam processor' }),
    );
  });

  it('holds a letter without an address and says so', async () => {
    const { applicationId } = await refusedLead(server);
    await query(
      `UPDATE applications SET document = jsonb_set(jsonb_set(document, '{property,line1}', 'null'), '{borrower,residences}', '[]') WHERE id = $1`,
      [applicationId],
    );
    await pass(7);
    const { data } = await pia.query('letters.page', { cursor: null });
    const held = (data as { rows: { id: string; loanId: string; held: string | null }[] }).rows.find(
      ({ loanId }) => loanId === applicationId,
    );
    expect(held).toMatchObject({ held: 'addressMissing' });
    expect((await pia.mutate('letters.print', { ids: [held?.id] })).data).toEqual({ kind: 'changed' });
  });

  it('is late with a reason where nobody mails', async () => {
    const { applicationId } = await refusedLead(server);
    await pass(7);
    passDays(server, 7);
    await markLateClocks(server.container);
    expect((await clockOf(applicationId, 'paperNotice'))?.marked_late_on).toBe(server.container.clock.today());
    await mailLetters(server);
  });

  it('shows staff of another company nothing, and refuses roles without the work', async () => {
    const { applicationId } = await refusedLead(server);
    await pass(7);
    const [row] = await query('SELECT id FROM notice_deliveries WHERE application_id = $1', [applicationId]);
    const scopeId = crypto.randomUUID();
    const stranger = await staffBrowser(server, [{ role: 'processor', scopeKind: 'company', scopeId }]);
    expect((await stranger.query('letters.page', { cursor: null })).data).toMatchObject({ rows: [] });
    expect((await stranger.mutate('letters.print', { ids: [row?.id] })).status).toBe(404);
    const auditor = await staffBrowser(server, [{ role: 'auditor', scopeKind: 'lender' }]);
    expect((await auditor.query('letters.page', { cursor: null })).status).toBe(403);
    await mailLetters(server);
  });
});

describe('an email that does not arrive', () => {
  const consented = async () => {
    const lead = await refusedLead(server);
    await consentToElectronicRecords(server, lead);
    return lead;
  };

  it('goes on paper when the mail server refuses the address, and so does all that follows', async () => {
    const { applicationId } = await consented();
    const { deliver } = server.container.mail;
    server.container.mail.deliver = () =>
      Promise.reject(new MailNotTaken({ isPermanent: true, cause: new Error('550 no such user') }));
    await pass(7);
    await expect.poll(() => noticeOf(applicationId), { timeout: 15_000 }).toHaveLength(2);
    server.container.mail.deliver = deliver;
    expect(await noticeOf(applicationId)).toMatchObject([
      { channel: 'email', sentOn: null, bouncedOn: server.container.clock.today() },
      { channel: 'post', why: 'bounced', sentOn: null },
    ]);
    expect(await clockOf(applicationId, 'adverseActionNotice')).toMatchObject({ met_by: null });
    await mailLetters(server);
    expect(await clockOf(applicationId, 'adverseActionNotice')).toMatchObject({ met_by: 'noticeSent' });
  });

  it('goes on paper when staff record that it came back', async () => {
    const { applicationId: loanId } = await consented();
    await pass(7);
    await mailsAccepted(server);
    const [sent] = await noticeOf(loanId);
    expect(sent).toMatchObject({ channel: 'email', sentOn: server.container.clock.today() });
    const bounced = () => pia.mutate('loanWork.recordBounce', { loanId, deliveryId: sent?.id });
    expect((await bounced()).data).toEqual({ kind: 'queued' });
    expect((await bounced()).data).toEqual({ kind: 'nothingToDo' });
    expect(await noticeOf(loanId)).toMatchObject([{ channel: 'email' }, { channel: 'post', why: 'bounced' }]);
    expect(await clockOf(loanId, 'paperNotice')).toMatchObject({ met_by: null });
  });

  it('goes on paper when the mail server did not accept it for five days', async () => {
    const { applicationId } = await consented();
    const { deliver } = server.container.mail;
    server.container.mail.deliver = () =>
      Promise.reject(new MailNotTaken({ isPermanent: false, cause: new Error('421 later') }));
    await pass(7);
    await pass(4);
    expect(await noticeOf(applicationId)).toMatchObject([{ channel: 'email', sentOn: null }]);
    await pass(1);
    server.container.mail.deliver = deliver;
    expect(await noticeOf(applicationId)).toMatchObject([{ channel: 'email' }, { channel: 'post', why: 'bounced' }]);
  });
});
