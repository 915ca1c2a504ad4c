import { describe, expect, it } from 'vitest';
import { botCheckTokens } from './bot-check-tokens.ts';

const numbered = (expiresAt: number) => {
  let made = 0;
  return { solve: async () => ({ text: `token-${++made}`, expiresAt }), made: () => made };
};

describe('tokens of the bot check', () => {
  it('makes one ahead and never gives one twice', async () => {
    const source = numbered(1_000_000);
    const tokens = botCheckTokens(source.solve, () => 0);
    tokens.prepare();
    tokens.prepare();
    expect(source.made()).toBe(1);
    expect(await tokens.take()).toBe('token-1');
    expect(source.made()).toBe(2);
    expect(await tokens.take()).toBe('token-2');
  });

  it('does not give one that is about to end', async () => {
    const source = numbered(30_000);
    let time = 0;
    const tokens = botCheckTokens(source.solve, () => time);
    tokens.prepare();
    time = 1;
    expect(await tokens.take()).toBe('token-2');
  });

  it('has the newest solved one at hand as long as it is good', async () => {
    let time = 0;
    const tokens = botCheckTokens(numbered(1_000_000).solve, () => time);
    expect(tokens.atHand()).toBeNull();
    await tokens.take();
    expect(tokens.atHand()).toMatch(/^token-/);
    time = 990_000;
    expect(tokens.atHand()).toBeNull();
  });

  it('gives two calls at once two tokens', async () => {
    const tokens = botCheckTokens(numbered(1_000_000).solve, () => 0);
    const [one, other] = await Promise.all([tokens.take(), tokens.take()]);
    expect(one).not.toBe(other);
  });

  it('tries once more when the one made ahead failed, then reports', async () => {
    let tries = 0;
    const solve = async () => {
      tries += 1;
      if (tries !== 2) throw new Error(`no ${tries}`);
      return { text: 'good', expiresAt: 1_000_000 };
    };
    const tokens = botCheckTokens(solve, () => 0);
    tokens.prepare();
    expect(await tokens.take()).toBe('good');
    await expect(tokens.renew()).rejects.toThrow('no 4');
  });
});
