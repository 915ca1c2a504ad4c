import { describe, expect, it } from 'vitest';
import { checkedFetch } from './checked-fetch.ts';

const tokens = {
  prepare: () => undefined,
  take: async (calls = 1) => (calls === 1 ? 'first' : `first for ${calls}`),
  renew: async (refused: string) => `second for ${refused}`,
  atHand: (): string | null => null,
  isAtHand: () => false,
};

const recorded = (answers: Response[]) => {
  const calls: { method: string; check: string | null; sameOrigin: string | null }[] = [];
  const send = async (_input: unknown, init?: RequestInit) => {
    const headers = new Headers(init?.headers);
    calls.push({
      method: init?.method ?? 'GET',
      check: headers.get('x-bot-check'),
      sameOrigin: headers.get('x-same-origin'),
    });
    return answers[calls.length - 1] ?? new Response('{}');
  };
  return { calls, send };
};

const refusal = () => new Response('[{"error":{"json":{"data":{"reason":"botCheckRequired"}}}}]', { status: 403 });

describe('calls to our own server', () => {
  it('marks a query as ours and asks for no proof', async () => {
    const { calls, send } = recorded([]);
    await checkedFetch(tokens, send)('/api/trpc/x');
    expect(calls).toEqual([{ method: 'GET', check: null, sameOrigin: '1' }]);
  });

  it.each(['POST', 'PUT', 'PATCH'])('sends a proof with %s', async (method) => {
    const { calls, send } = recorded([]);
    await checkedFetch(tokens, send)('/api/trpc/x', { method });
    expect(calls).toEqual([{ method, check: 'first', sameOrigin: '1' }]);
  });

  it('sends a proof at hand before anything else can run: the page may be drawn again, or be gone', () => {
    const { calls, send } = recorded([]);
    const withOne = { ...tokens, atHand: (count = 1) => `solved before for ${count}` };
    void checkedFetch(withOne, send)('/api/trpc/x,y?batch=1', { method: 'POST' });
    expect(calls).toEqual([{ method: 'POST', check: 'solved before for 2', sameOrigin: '1' }]);
  });

  it('takes a proof for every call of a batch', async () => {
    const { calls, send } = recorded([]);
    await checkedFetch(tokens, send)('/api/trpc/x,y,z?batch=1&input=a,b', { method: 'POST' });
    expect(calls.map(({ check }) => check)).toEqual(['first for 3']);
  });

  it('repeats once with a fresh proof', async () => {
    const { calls, send } = recorded([refusal(), refusal()]);
    const response = await checkedFetch(tokens, send)('/api/trpc/x', { method: 'POST' });
    expect(calls.map(({ check }) => check)).toEqual(['first', 'second for first']);
    expect(response.status).toBe(403);
  });

  it('does not repeat another refusal', async () => {
    const { calls, send } = recorded([new Response('{"reason":"notAllowed"}', { status: 403 })]);
    const response = await checkedFetch(tokens, send)('/api/trpc/x', { method: 'POST' });
    expect(calls).toHaveLength(1);
    expect(await response.text()).toContain('notAllowed');
  });
});
