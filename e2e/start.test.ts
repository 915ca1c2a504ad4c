import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type StartedProduct, startedProduct, stop } from './started-product.ts';

let product: StartedProduct;
beforeAll(async () => {
  product = await startedProduct();
});
afterAll(() => product.close());

describe('starting the product', () => {
  it('prints where it is, the sandbox page and the demo sign-ins, and keeps what was saved over a restart', async () => {
    const first = await product.running();
    expect(first.output()).toContain(`${product.url}/sandbox`);
    expect(first.output()).toContain('admin@sandbox.example');
    const cookie = await product.startLead();
    await stop(first);
    await product.startAndWait();
    expect(await product.hasSession(cookie)).toBe(true);
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

  it('stops with one line when a setting is wrong', async () => {
    const run = product.start({ PORT: 'abc' });
    expect(await run.ended).toBe(1);
    expect(run.output().trim().split('\n')).toEqual([expect.stringMatching(/^hearthline: Setting PORT: /)]);
  });
});
