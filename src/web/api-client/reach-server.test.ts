import { describe, expect, it } from 'vitest';
import { errors } from '#words/errors.ts';
import { reachServer } from './reach-server.ts';

const json = { headers: { 'content-type': 'application/json' } };

describe('a call that does not reach us', () => {
  it.each([
    ['without a connection', () => Promise.reject(new TypeError('Failed to fetch'))],
    ['where another server answers', async () => new Response('<html>Bad gateway</html>', { status: 502 })],
  ])('says so in our words %s', async (_, send) => {
    await expect(reachServer(send)('/api/trpc/x')).rejects.toThrow(errors.notReached);
  });

  it('is not one that was answered, nor one that was given up', async () => {
    const refused = new Response('{}', { ...json, status: 403 });
    expect(await reachServer(async () => refused)('/api/trpc/x')).toBe(refused);
    const given = reachServer(() => Promise.reject(new DOMException('gone', 'AbortError')));
    await expect(given('/api/trpc/x', { signal: AbortSignal.abort() })).rejects.toThrow('gone');
  });
});
