import { afterAll, beforeAll, expect, it } from 'vitest';
import { floridaCondoInTrust } from '#sandbox/personas/florida-condo-in-trust.ts';
import { homeownerWithOneJob } from '#sandbox/personas/homeowner-with-one-job.ts';
import type { Persona } from '#sandbox/personas/persona.ts';
import { seedSandbox } from '#sandbox/usecases/seed-sandbox.ts';
import { readPdf } from '#server/documents/testing/read-pdf.ts';
import { downloadPaper, openPacket } from '#testing/sign-papers.ts';
import { startTestServer, type TestServer } from '#testing/test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ RATE_LIMITS: 'off' });
  await seedSandbox(server.container);
});
afterAll(() => server.close());

it('is signed with the agreement where the flood zone asks for it, and nowhere else', async () => {
  const at = async ({ name }: Persona) => {
    const browser = server.browser();
    await browser.mutate('sandbox.become', { name, step: 'disclosures' });
    return { browser, papers: (await openPacket(browser, 'funnel')).papers };
  };
  const { browser, papers } = await at(floridaCondoInTrust);
  const notice = papers.find(({ kind }) => kind === 'floodNotice');
  expect(notice?.sections.at(-1)?.place?.kind).toBe('sign');
  const { text } = await readPdf(await downloadPaper(browser, notice?.id ?? ''));
  expect(text).toContain('Flood zone AE');
  expect(text).toContain('takes part in the National Flood Insurance Program');
  const dry = await at(homeownerWithOneJob);
  expect(dry.papers.map(({ kind }) => kind)).not.toContain('floodNotice');
});
