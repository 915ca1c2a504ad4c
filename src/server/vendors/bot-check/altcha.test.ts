import { solveChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import { describe, expect, it } from 'vitest';
import { altchaBotCheck } from './altcha.ts';

const SECONDS = 300;
const check = altchaBotCheck({ secret: 'a-secret-of-some-length', cost: 10, seconds: SECONDS });
const use = { action: 'api_update', holder: 'a-cookie' } as const;
const own = { action: 'api_update', holders: ['another-cookie', 'a-cookie'] } as const;

const solved = async (from = check): Promise<string> => {
  const challenge = (await from.challenge(use)) as Parameters<typeof solveChallenge>[0]['challenge'];
  const solution = await solveChallenge({ challenge, deriveKey });
  return Buffer.from(JSON.stringify({ challenge, solution })).toString('base64');
};

const changed = (
  token: string,
  change: (payload: { challenge: { parameters: Record<string, unknown> } }) => void,
): string => {
  const payload = JSON.parse(Buffer.from(token, 'base64').toString());
  change(payload);
  return Buffer.from(JSON.stringify(payload)).toString('base64');
};

describe('the bot check', () => {
  it('accepts a solved challenge and names it', async () => {
    const token = await solved();
    const first = await check.verify(token, own);
    expect(first?.tokenHash).toHaveLength(32);
    expect(first?.calls).toBe(30);
    expect(await check.verify(token, own)).toEqual(first);
  });

  it('refuses garbage, another secret, another action and a longer life', async () => {
    const token = await solved();
    const others = [
      '',
      'garbage',
      Buffer.from('{}').toString('base64'),
      await solved(altchaBotCheck({ secret: 'another-secret-altogether', cost: 10, seconds: SECONDS })),
      changed(token, ({ challenge }) =>
        Object.assign(challenge.parameters, {
          data: { ...(challenge.parameters.data as object), action: 'start_lead' },
        }),
      ),
      changed(token, ({ challenge }) => Object.assign(challenge.parameters, { expiresAt: 9_999_999_999 })),
    ];
    for (const other of others) expect(await check.verify(other, own)).toBeNull();
  });

  it('refuses the same token for another action and another holder', async () => {
    const token = await solved();
    expect(await check.verify(token, { ...own, action: 'start_lead' })).toBeNull();
    for (const holders of [[], ['another-cookie']]) expect(await check.verify(token, { ...own, holders })).toBeNull();
    expect(await check.verify(token, own)).not.toBeNull();
  });

  it('does not show the cookie it is bound to', async () => {
    expect(JSON.stringify(await check.challenge(use))).not.toContain(use.holder);
  });

  it('refuses a challenge that was not solved', async () => {
    const token = changed(await solved(), (payload) =>
      Object.assign(payload, { solution: { counter: 1, derivedKey: '00' } }),
    );
    expect(await check.verify(token, own)).toBeNull();
  });
});
