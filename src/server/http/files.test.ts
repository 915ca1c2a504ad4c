import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { demoPassword, demoSecretOf, seedSandbox } from '#sandbox/usecases/seed-sandbox.ts';
import { currentTimeBasedCode } from '#server/auth/time-based-code.ts';
import { fileLink } from '#server/usecases/shared/file-link.ts';
import { leadBrowser } from '#testing/leads.ts';
import { eicar, lockedPdf, sampleHeic, sampleImage, samplePdf } from '#testing/sample-files.ts';
import { staffBrowser } from '#testing/staff-browsers.ts';
import type { TestBrowser } from '#testing/test-browser.ts';
import { startTestServer, type TestServer } from '#testing/test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ RATE_LIMITS: 'off' });
});
afterAll(() => server.close());

const send = async (browser: TestBrowser, body: BodyInit, headers: Record<string, string> = {}) =>
  browser.fetch('/api/files', {
    method: 'POST',
    body,
    duplex: 'half',
    headers: {
      'x-same-origin': '1',
      'x-bot-check': await browser.botCheck(),
      'x-file-name': encodeURIComponent('../März/pay stub.pdf'),
      'x-document-type': 'paystub',
      ...headers,
    },
  } as RequestInit);

const bytesOf = (buffer: Buffer) => new Uint8Array(buffer);
const stored = async (browser: TestBrowser, bytes: Buffer): Promise<string> => {
  const response = await send(browser, bytesOf(bytes));
  expect(response.status).toBe(201);
  return (await response.json()).file.id;
};
const linkTo = async (browser: TestBrowser, id: string): Promise<string> =>
  ((await browser.query('files.link', { id })).data as { url: string }).url;
const leftOvers = () =>
  ['files', 'incoming'].flatMap((folder) => {
    try {
      const found = readdirSync(join(server.container.env.DATA_DIR, folder), { recursive: true, withFileTypes: true });
      return found.filter((entry) => entry.isFile()).map(({ name }) => name);
    } catch {
      return [];
    }
  });

describe('sending a file', () => {
  it('keeps it sealed, under a clean name, and counts it among the uploads', async () => {
    const browser = await leadBrowser(server);
    const pdf = samplePdf({ pages: 2, padding: 100_000 });
    const response = await send(browser, bytesOf(pdf), { 'x-property': 'home' });
    expect(await response.json()).toMatchObject({
      file: { name: 'pay stub.pdf', type: 'application/pdf', pages: 2, size: pdf.length, state: 'clean' },
    });
    const { application } = (await browser.query('funnel.current')).data as { application: { uploads: unknown[] } };
    expect(application.uploads).toMatchObject([
      { type: 'paystub', isCoborrower: false, propertyId: 'home', state: 'received' },
    ]);
    const { rows } = await server.container.database.pool.query(
      'SELECT storage_key FROM files ORDER BY created_at DESC',
    );
    const opened = await server.container.files.get(rows[0].storage_key, { start: 0, end: 1000 });
    expect((await opened.toArray()).join('')).not.toContain('%PDF');
  });

  it('takes the same content for the same purpose once', async () => {
    const browser = await leadBrowser(server);
    const before = leftOvers().length;
    const ids = [await stored(browser, samplePdf()), await stored(browser, samplePdf())];
    expect(new Set(ids).size).toBe(1);
    expect(leftOvers().length).toBe(before + 1);
    expect((await browser.query('files.list')).data).toHaveLength(1);
  });

  it.each([
    ['nothing', Buffer.alloc(0), 'empty', 422],
    ['a page', Buffer.from('<html>'), 'typeNotAccepted', 422],
    ['a locked PDF', lockedPdf(), 'lockedPdf', 422],
    ['a virus', Buffer.concat([samplePdf(), Buffer.from(`% ${eicar}`)]), 'malware', 422],
  ])('refuses %s with its reason and keeps nothing', async (_, bytes, code, status) => {
    const browser = await leadBrowser(server);
    const before = leftOvers();
    const response = await send(browser, bytesOf(bytes));
    expect([response.status, await response.json()]).toMatchObject([
      status,
      { error: { code, message: expect.stringMatching(/\.$/) } },
    ]);
    expect(leftOvers()).toEqual(before);
    expect((await browser.query('files.list')).data).toEqual([]);
  });

  it('cuts off what is too large', async () => {
    const browser = await leadBrowser(server);
    let sent = 0;
    const endless = new ReadableStream({
      pull: (controller) => {
        sent += 64 * 1024;
        controller.enqueue(new Uint8Array(64 * 1024).fill(65));
      },
    });
    const response = await send(browser, endless);
    expect([response.status, (await response.json()).error.code]).toEqual([413, 'tooLarge']);
    expect(sent).toBeLessThan(62 * 1024 * 1024);
    const announced = await send(browser, 'x', { 'content-length': String(500 * 1024 * 1024) });
    expect(announced.status).toBe(413);
  });

  it('wants our own page, a bot check, a session, and a purpose that exists', async () => {
    const browser = await leadBrowser(server);
    const statusOf = async (headers: Record<string, string>, sender = browser) =>
      (await send(sender, 'x', headers)).status;
    expect(await statusOf({ 'x-same-origin': '' })).toBe(403);
    expect(await statusOf({ origin: 'https://evil.example' })).toBe(403);
    expect(await statusOf({ 'x-bot-check': 'forged' })).toBe(403);
    expect(await statusOf({}, server.browser())).toBe(401);
    expect(await statusOf({ 'x-document-type': 'diary' })).toBe(400);
    expect(await statusOf({ 'x-file-name': '%E0%A4%A' })).toBe(400);
    expect(await statusOf({ 'x-person': 'coborrower' })).toBe(403);
  });
});

describe('opening a file', () => {
  it('gives it whole and in parts', async () => {
    const browser = await leadBrowser(server);
    const pdf = samplePdf({ padding: 200_000 });
    const url = await linkTo(browser, await stored(browser, pdf));
    const whole = await browser.fetch(url);
    expect(Buffer.from(await whole.arrayBuffer())).toEqual(pdf);
    expect(Object.fromEntries(whole.headers)).toMatchObject({
      'content-type': 'application/pdf',
      'content-length': String(pdf.length),
      'content-disposition': "inline; filename*=UTF-8''pay%20stub.pdf",
      'accept-ranges': 'bytes',
      'cache-control': 'private, no-store, no-transform',
      'x-content-type-options': 'nosniff',
      'content-security-policy': expect.stringMatching(/^sandbox( allow-scripts)?; default-src 'none';/),
    });
    const part = await browser.fetch(url, { headers: { range: 'bytes=65530-65545' } });
    expect([part.status, part.headers.get('content-range')]).toEqual([206, `bytes 65530-65545/${pdf.length}`]);
    expect(Buffer.from(await part.arrayBuffer())).toEqual(pdf.subarray(65_530, 65_546));
    expect((await browser.fetch(url, { headers: { range: 'bytes=9999999-' } })).status).toBe(416);
  });

  it('refuses everyone but the person the link was made for, and a link that was changed or is old', async () => {
    const owner = await leadBrowser(server);
    const other = await leadBrowser(server, { firstName: 'Sam', lastName: 'Stone', email: 'sam.stone@example.com' });
    const id = await stored(owner, samplePdf());
    const url = await linkTo(owner, id);
    expect((await other.fetch(url)).status).toBe(404);
    expect((await server.browser().fetch(url)).status).toBe(401);
    expect((await owner.fetch(url.replace(id, '00000000-0000-4000-8000-000000000000'))).status).toBe(404);
    expect((await owner.fetch(url.replace(/until=\d+/, 'until=9999999999'))).status).toBe(404);
    expect((await owner.fetch(`/api/files/${id}`)).status).toBe(404);
    expect(await other.query('files.link', { id })).toMatchObject({ status: 404, reason: 'notFound' });
  });

  it('lets staff in only with a grant for documents, each by their own link', async () => {
    await seedSandbox(server.container);
    const owner = await leadBrowser(server);
    const id = await stored(owner, samplePdf());
    const staff = async (email: string) => {
      const browser = server.browser();
      const form = { email, password: demoPassword, code: currentTimeBasedCode(demoSecretOf(email)) };
      await browser.auth('/api/authPortal/callback/credentials', form);
      const { rows } = await server.container.database.pool.query('SELECT id FROM accounts WHERE email = $1', [email]);
      const viewer = { realm: 'portal', accountId: rows[0].id } as const;
      return { browser, url: fileLink(server.container, { fileId: id, viewer }) };
    };
    const processor = await staff('processor@sandbox.example');
    const partner = await staff('partner@sandbox.example');
    expect((await processor.browser.fetch(processor.url)).status).toBe(200);
    expect((await partner.browser.fetch(partner.url)).status).toBe(403);
    expect((await partner.browser.fetch(processor.url)).status).toBe(404);
    expect((await owner.fetch(processor.url)).status).toBe(401);
  });

  it('opens to staff only while the loan is theirs, however new the link is', async () => {
    const owner = await leadBrowser(server);
    const id = await stored(owner, samplePdf());
    const officer = await staffBrowser(server, [{ role: 'processor', scopeKind: 'own' }]);
    const viewer = { realm: 'portal', accountId: officer.accountId } as const;
    const assign = (to: string | null) =>
      server.container.database.pool.query(
        'UPDATE applications SET assigned_to = $2 WHERE id = (SELECT application_id FROM files WHERE id = $1)',
        [id, to],
      );
    const url = fileLink(server.container, { fileId: id, viewer });
    await assign(officer.accountId);
    expect((await officer.fetch(url)).status).toBe(200);
    await assign(null);
    expect((await officer.fetch(url)).status).toBe(404);
  });

  it('shows a HEIC picture as a JPEG of the same size and colours, and keeps the original', async () => {
    const browser = await leadBrowser(server);
    const url = await linkTo(browser, await stored(browser, sampleHeic()));
    const view = await browser.fetch(url.replace('?', '/view?'));
    expect([view.status, view.headers.get('content-type')]).toEqual([200, 'image/jpeg']);
    const jpeg = sharp(Buffer.from(await view.arrayBuffer()));
    expect(await jpeg.metadata()).toMatchObject({ format: 'jpeg', width: 320, height: 200 });
    const { data } = await jpeg.raw().toBuffer({ resolveWithObject: true });
    const [left, right] = [data.subarray(0, 3), data.subarray(319 * 3, 320 * 3)];
    expect(left[0]).toBeGreaterThan(150);
    expect(left[2]).toBeLessThan(100);
    expect(right[2]).toBeGreaterThan(150);
    const original = await browser.fetch(url);
    expect(Buffer.from(await original.arrayBuffer())).toEqual(sampleHeic());
  });

  it('offers what is neither a picture nor a PDF only for download, and shows everything else without rights', async () => {
    const browser = await leadBrowser(server);
    const id = await stored(browser, samplePdf());
    const url = await linkTo(browser, id);
    await server.container.database.pool.query("UPDATE files SET type = 'text/html' WHERE id = $1", [id]);
    const picture = await linkTo(browser, await stored(browser, await sampleImage('png')));
    for (const each of [url, url.replace('?', '/view?')]) {
      const { headers } = await browser.fetch(each);
      expect(headers.get('content-type')).toBe('application/octet-stream');
      expect(headers.get('content-disposition')).toMatch(/^attachment;/);
    }
    for (const each of [url, url.replace('?', '/view?'), picture, picture.replace('?', '/view?')]) {
      const { headers } = await browser.fetch(each);
      expect(headers.get('content-security-policy')).toMatch(/^sandbox( allow-scripts)?; default-src 'none';/);
      expect(headers.get('x-content-type-options')).toBe('nosniff');
    }
  });

  it('shows a picture that browsers know as it is', async () => {
    const browser = await leadBrowser(server);
    const url = await linkTo(browser, await stored(browser, await sampleImage('png')));
    const view = await browser.fetch(url.replace('?', '/view?'));
    expect([view.status, view.headers.get('content-type')]).toEqual([200, 'image/png']);
  });
});
