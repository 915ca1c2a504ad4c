import { describe, expect, it } from 'vitest';
import { botCheckTokens } from './bot-check-tokens.ts';

const LIFE = 300_000;

const setUp = () => {
  const state = { time: 0, made: 0 };
  const solve = async () => {
    state.made += 1;
    return { text: `token-${state.made}`, calls: 30, milliseconds: LIFE, expiresAt: state.time + LIFE };
  };
  return { state, tokens: botCheckTokens(solve, () => state.time) };
};
const settle = () => new Promise((done) => setTimeout(done, 0));
const takeTimes = async (take: () => Promise<string>, times: number): Promise<string[]> => {
  const taken: string[] = [];
  for (let turn = 0; turn < times; turn += 1) taken.push(await take());
  return taken;
};

describe('tokens of the bot check', () => {
  it('makes one ahead and uses it for many calls', async () => {
    const { state, tokens } = setUp();
    tokens.prepare();
    tokens.prepare();
    await settle();
    expect(await takeTimes(tokens.take, 10)).toEqual(Array(10).fill('token-1'));
    expect(state.made).toBe(1);
  });

  it('starts on the next with a third of the calls left, and spends none twice', async () => {
    const { state, tokens } = setUp();
    await takeTimes(tokens.take, 19);
    expect(state.made).toBe(1);
    await tokens.take();
    expect(state.made).toBe(2);
    await settle();
    expect(await tokens.take()).toBe('token-2');
  });

  it('starts on the next with a third of the time left', async () => {
    const { state, tokens } = setUp();
    await tokens.take();
    state.time = LIFE * 0.6;
    tokens.prepare();
    expect(state.made).toBe(1);
    state.time = LIFE * 0.7;
    expect(await tokens.take()).toBe('token-1');
    await settle();
    expect(await tokens.take()).toBe('token-2');
  });

  it('does not send one that is about to expire', async () => {
    const { state, tokens } = setUp();
    await tokens.take();
    state.time = LIFE * 0.95;
    expect(tokens.atHand()).toBeNull();
    expect(await tokens.take()).toBe('token-2');
    expect(tokens.atHand()).toBe('token-2');
  });

  it('never spends more calls of one than it has, however many wait', async () => {
    const { tokens } = setUp();
    const taken = await Promise.all(Array.from({ length: 100 }, () => tokens.take()));
    const counts = new Map<string, number>();
    for (const text of taken) counts.set(text, (counts.get(text) ?? 0) + 1);
    expect(Math.max(...counts.values())).toBeLessThanOrEqual(30);
  });

  it('counts a batch by its calls', async () => {
    const { tokens } = setUp();
    expect(await tokens.take(25)).toBe('token-1');
    expect(await tokens.take(25)).toBe('token-2');
    expect(await tokens.take(40)).toMatch(/^token-/);
  });

  it('replaces a refused one once for all calls that met the refusal', async () => {
    const { state, tokens } = setUp();
    const refused = await tokens.take();
    const renewed = await Promise.all([tokens.renew(refused), tokens.renew(refused), tokens.renew(refused)]);
    expect(renewed).toEqual(['token-2', 'token-2', 'token-2']);
    expect(state.made).toBe(2);
  });

  it('tries once more when the one made ahead failed, then reports', async () => {
    let tries = 0;
    const solve = async () => {
      tries += 1;
      if (tries !== 2) throw new Error(`no ${tries}`);
      return { text: 'good', calls: 30, milliseconds: LIFE, expiresAt: LIFE };
    };
    const tokens = botCheckTokens(solve, () => 0);
    tokens.prepare();
    expect(await tokens.take()).toBe('good');
    await expect(tokens.renew('good')).rejects.toThrow('no 4');
  });

  it('rests after a failure, unless a call waits', async () => {
    const state = { time: 0, tries: 0 };
    const solve = async () => {
      state.tries += 1;
      throw new Error('offline');
    };
    const tokens = botCheckTokens(solve, () => state.time);
    tokens.prepare();
    await settle();
    tokens.prepare();
    expect(state.tries).toBe(1);
    await expect(tokens.take()).rejects.toThrow('offline');
    state.time = 30_000;
    tokens.prepare();
    expect(state.tries).toBe(4);
  });
});
