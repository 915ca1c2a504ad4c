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

  it('leaves the sign-ins on the screen: work that went well prints nothing', async () => {
    await stop(await product.running());
    const run = await product.startAndWait({ LOG_LEVEL: '' }, [process.execPath, 'scripts/start.mjs']);
    await product.startLead();
    const mailbox = () => fetch(`${product.url}/api/trpc/sandbox.overview`).then((reply) => reply.text());
    await expect.poll(mailbox).toContain('@example.com');
    expect(run.output().trim().split('\n').at(-1)).toBe('Ctrl-C stops everything.');
    // The command alone is killed; what it started stops by itself and leaves nothing running.
    run.child.kill('SIGKILL');
    const isAnswering = () =>
      fetch(`${product.url}/readyz`).then(
        () => true,
        () => false,
      );
    await expect.poll(isAnswering).toBe(false);
    await expect.poll(run.output).toContain('Nothing is lost');
  });

  it('stops with one line when a setting is wrong', async () => {
    const run = product.start({ PORT: 'abc' });
    expect(await run.ended).toBe(1);
    expect(run.output().trim().split('\n')).toEqual([expect.stringMatching(/^hearthline: Setting PORT: /)]);
  });
});
