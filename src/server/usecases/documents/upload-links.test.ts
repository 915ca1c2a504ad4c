import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { joinedCouple } from '#testing/couple.ts';
import { askForCode, dana, leadBrowser } from '#testing/leads.ts';
import { samplePdf } from '#testing/sample-files.ts';
import type { TestBrowser } from '#testing/test-browser.ts';
import { startTestServer, type TestServer } from '#testing/test-server.ts';

const BASE = '/api/authApplicant';
let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ RATE_LIMITS: 'off' });
});
afterAll(() => server.close());

const phoneLink = async (browser: TestBrowser): Promise<string> => {
  const { url } = (await browser.mutate('files.phoneLink')).data as { url: string };
  return new URL(url).searchParams.get('token') ?? '';
};

const shown = (token: string) => server.browser().query('files.linked', { token });

const sendFile = async (token: string): Promise<number> => {
  const phone = server.browser();
  const response = await phone.fetch('/api/files', {
    method: 'POST',
    headers: {
      'x-same-origin': '1',
      'x-bot-check': await phone.botCheck(),
      'x-upload-token': token,
      'x-file-name': 'paystub.pdf',
      'x-document-type': 'paystub',
      'content-type': 'application/pdf',
    },
    body: new Uint8Array(await samplePdf()),
  });
  return response.status;
};

const expectOpen = async (token: string) => {
  expect((await shown(token)).status).toBe(200);
  expect(await sendFile(token)).toBe(201);
};

const expectEnded = async (token: string) => {
  expect(await shown(token)).toMatchObject({ status: 404, reason: 'linkNotValid', data: null });
  expect(await sendFile(token)).toBe(404);
};

describe('a link for documents', () => {
  it('shows nothing and takes nothing once its coborrower was replaced', async () => {
    const { coborrower, submitAs } = await joinedCouple(server);
    const token = await phoneLink(coborrower);
    await expectOpen(token);
    const replaced = await submitAs('borrower', 'coborrower', {
      firstName: 'Robin',
      lastName: 'Vale',
      email: 'robin.vale@example.com',
    });
    expect(replaced).toMatchObject({ status: 200 });
    await expectEnded(token);
  });

  it('ends when the session that made it signs out', async () => {
    const browser = await leadBrowser(server, { ...dana, email: 'link-out@example.com' });
    const token = await phoneLink(browser);
    await expectOpen(token);
    await browser.auth(`${BASE}/signout`);
    await expectEnded(token);
  });

  it('ends when the session that made it is revoked by another proof of the address', async () => {
    const email = 'link-revoked@example.com';
    const thief = await leadBrowser(server, { ...dana, email });
    const token = await phoneLink(thief);
    await expectOpen(token);
    const owner = server.browser();
    const code = await askForCode(server, owner, email);
    expect((await owner.auth(`${BASE}/callback/email-code`, { email, code })).status).toBe(200);
    await expectEnded(token);
    await expectOpen(await phoneLink(owner));
  });
});
