import { createServer } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { freePort } from '../../../src/testing/free-port.ts';
import { type StartedProduct, startedProduct, stop } from '../../started-product.ts';

let product: StartedProduct;
beforeAll(async () => {
  product = await startedProduct();
});
afterAll(() => product.close());

describe('a start that cannot work', () => {
  it('says so when it is already running, and leaves the first alone', async () => {
    await product.running();
    const second = product.start({ PORT: String(await freePort()) });
    expect(await second.ended).toBe(1);
    expect(second.output()).toMatch(
      new RegExp(
        `^hearthline: Hearthline is already running from this folder at ${product.url} \\(process \\d+\\)`,
        'm',
      ),
    );
    expect((await fetch(`${product.url}/readyz`)).status).toBe(200);
  });

  it('says so when the port is taken', async () => {
    await stop(await product.running());
    const other = createServer().listen(product.port, '127.0.0.1');
    const run = product.start();
    expect(await run.ended).toBe(1);
    await new Promise((done) => other.close(done));
    expect(run.output()).toContain(`hearthline: Port ${product.port} is taken by another program.`);
  });

  it('stops with one line when its keys are not those of its database', async () => {
    const run = product.start({ ENCRYPTION_KEYS: `other:${Buffer.alloc(32, 7).toString('base64')}` });
    expect(await run.ended).toBe(1);
    expect(run.output().trim().split('\n')).toEqual([
      expect.stringMatching(/^hearthline: The keys do not open what this database holds/),
    ]);
  });
});
