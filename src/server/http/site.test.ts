import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestServer, type TestServer } from '#testing/test-server.ts';

const ANALYTICS = 'https://metrics.example/script.js?site=1&mode=quiet';

let plain: TestServer;
let measured: TestServer;
beforeAll(async () => {
  plain = await startTestServer();
  measured = await startTestServer({
    HEARTHLINE_MODE: 'sandbox',
    PUBLIC_URL: 'http://lender.example',
    ANALYTICS_URL: ANALYTICS,
    THIRD_PARTY_ORIGINS: 'https://collect.example',
  });
});
afterAll(async () => {
  await plain.close();
  await measured.close();
});

const get = async (server: TestServer, path: string) => {
  const response = await server.fetch(path);
  return { text: await response.text(), policy: response.headers.get('content-security-policy') ?? '', response };
};

describe('finished pages', () => {
  it('name the address the product is reached at, whichever it was built for', async () => {
    expect((await get(plain, '/sitemap.xml')).text).toContain('<loc>http://localhost:3000/faq</loc>');
    expect((await get(measured, '/sitemap.xml')).text).toContain('<loc>http://lender.example/faq</loc>');
  });

  it.each(['/sitemap.xml', '/faq', '/assets/app-abc123.js'])('name the charset of %s', async (path) => {
    const { response } = await get(plain, path);
    expect(response.headers.get('content-type')).toContain('charset=utf-8');
  });

  it('answer a search', async () => {
    expect((await get(plain, '/faq?q=paper')).text).toContain('1 of 2 for');
  });

  it('send a post named in the query to its own address', async () => {
    const { response } = await get(plain, '/insight-blog?slug=the-draw');
    expect([response.status, response.headers.get('location')]).toEqual([301, '/insight-blog/the-draw']);
  });
});

describe('what comes from others', () => {
  it('is not even asked about when nothing is set up', async () => {
    const { text, policy } = await get(plain, '/faq');
    expect(text).not.toMatch(/third-parties|privacy-choices/);
    expect(policy).not.toContain('https://');
  });

  it('is named in the question and allowed by the policy of that page alone', async () => {
    const { text, policy } = await get(measured, '/faq');
    expect(text).toContain('data-scripts="https://metrics.example/script.js?site=1&#38;mode=quiet"');
    expect(text).toContain('May we load analytics from other companies');
    expect(policy).toContain("script-src 'self' https://metrics.example https://collect.example");
    expect(policy).toContain("connect-src 'self' https://metrics.example https://collect.example");
  });

  it.each(['/', '/app/initial-setup/zip', '/portal/login', '/nothing'])('is never on %s', async (path) => {
    const { text, policy } = await get(measured, path);
    expect(text).not.toContain('metrics.example');
    expect(policy).not.toContain('https://');
  });
});
