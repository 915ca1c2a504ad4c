import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { SigningView } from '../../../src/entities/contract/signing-view.ts';
import { verifyWithPkijs } from '../../../src/server/documents/testing/verify-with-pkijs.ts';
import { becomeSigner, downloadPaper, openPacket, pressAll } from '../../../src/testing/sign-papers.ts';
import { TestBrowser } from '../../../src/testing/test-browser.ts';
import { type StartedProduct, startedProduct, stop } from '../../started-product.ts';

type SigningPaper = SigningView['papers'][number];

let product: StartedProduct;
beforeAll(async () => {
  product = await startedProduct();
});
afterAll(() => product.close());

describe('the product', { timeout: 300_000 }, () => {
  it('goes on after the product was killed, with the database still running', async () => {
    const first = await product.running();
    const cookie = await product.startLead();
    first.child.kill('SIGKILL');
    await first.ended;
    await product.startAndWait();
    expect(await product.hasSession(cookie)).toBe(true);
  });

  it('goes on after both were killed', async () => {
    const first = await product.running();
    const cookie = await product.startLead();
    first.child.kill('SIGKILL');
    process.kill(product.databaseProcess(), 'SIGKILL');
    await first.ended;
    const second = await product.startAndWait();
    expect(await product.hasSession(cookie)).toBe(true);
    await stop(second);
  });

  it('brings the database back when it is killed under it', async () => {
    await product.running();
    const cookie = await product.startLead();
    const killed = product.databaseProcess();
    process.kill(killed, 'SIGKILL');
    // Its connections outlive it for a moment and would still answer.
    await expect.poll(() => product.databaseProcess(), { timeout: 30_000, interval: 100 }).not.toBe(killed);
    await expect
      .poll(() => product.hasSession(cookie).catch(() => false), { timeout: 30_000, interval: 250 })
      .toBe(true);
    expect(await product.startLead()).toContain('hearthline-applicant=');
  });

  it('drains and stops when npm is told to, though npm passes nothing on', async () => {
    await stop(await product.running());
    const run = await product.startAndWait({ DRAIN_SECONDS: '4' }, ['npm', 'start']);
    const cookie = await product.startLead();
    const answers = async (path: string) => (await fetch(`${product.url}${path}`)).status;
    expect(await answers('/readyz')).toBe(200);
    run.child.kill('SIGTERM');
    await expect.poll(() => answers('/readyz'), { timeout: 20_000, interval: 50 }).toBe(503);
    expect(await product.hasSession(cookie)).toBe(true);
    await expect.poll(() => run.output(), { timeout: 30_000 }).toContain('Nothing is lost');
    await expect.poll(() => answers('/healthz').catch(() => 'closed')).toBe('closed');
  });
});

/** A browser on the running product, with another browser's session. */
const browserLike = (before?: TestBrowser): TestBrowser => {
  const { url } = product;
  const browser = new TestBrowser((path, init) => fetch(new URL(path, url), { ...init, redirect: 'manual' }), url);
  for (const [name, value] of before?.cookies ?? []) browser.cookies.set(name, value);
  return browser;
};

describe('signing', () => {
  // Four starts of the whole product.
  it('keeps all it has acknowledged when the product is killed after a press, in one, and between two papers', {
    timeout: 480_000,
  }, async () => {
    const settings = { BOT_CHECK_COST: '50', RATE_LIMITS: 'off' };
    let run = await product.startAndWait(settings);
    let browser = browserLike();
    await browser.mutate('sandbox.become', { name: 'homeowner-with-one-job', step: 'disclosures' });
    await becomeSigner(browser);
    const places = (paper: SigningPaper) => paper.sections.flatMap(({ id, place }) => (place ? [id] : []));
    const paperAt = async (at: number): Promise<SigningPaper> => {
      const paper = (await openPacket(browser, 'funnel')).papers[at];
      if (!paper) throw new Error('no paper');
      return paper;
    };
    const press = ({ id: paperId }: SigningPaper, sectionId = '') =>
      browser.mutate('signing.sign', { paperId, sectionId });
    const killAndStart = async () => {
      run.child.kill('SIGKILL');
      await run.ended;
      run = await product.startAndWait(settings);
      browser = browserLike(browser);
    };

    const first = await paperAt(0);
    const [initial, signature] = places(first);
    expect((await press(first, initial)).data).toEqual({ kind: 'marked' });
    await killAndStart();
    expect(await paperAt(0)).toMatchObject({ id: first.id, state: 'prepared', marked: [initial] });

    // This click got no response: it took effect or it did not, and clicking again is right either way.
    const unheard = press(first, signature).catch(() => null);
    await killAndStart();
    await unheard;
    expect((await press(first, signature)).data).toEqual({ kind: 'signed' });
    const sealed = await downloadPaper(browser, first.id);
    await killAndStart();
    expect(await paperAt(0)).toMatchObject({ id: first.id, state: 'signed' });
    expect((await downloadPaper(browser, first.id)).equals(sealed)).toBe(true);
    expect(await verifyWithPkijs(sealed)).toBe(true);

    await pressAll(browser, 'funnel');
    expect((await browser.mutate('signing.finish', { packet: 'funnel' })).data).toMatchObject({ kind: 'finished' });
    await stop(run);
  });
});
