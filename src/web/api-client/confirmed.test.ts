import { afterEach, describe, expect, it, vi } from 'vitest';
import type { AppRouter } from '#server/api/router.ts';
import { productCalls } from './api.ts';
import { clientOf } from './calls/api-context.tsx';
import { confirmationStore, createConfirmationStore } from './confirmation-store.ts';

afterEach(() => vi.unstubAllGlobals());

const json = (body: unknown, status = 200) =>
  new Response(JSON.stringify([body]), { status, headers: { 'content-type': 'application/json' } });
const refusal = () => {
  const data = { code: 'FORBIDDEN', httpStatus: 403, path: 'funnel.mine', reason: 'confirmationRequired' };
  return json({ error: { json: { message: 'Confirm that it is you.', code: -32003, data } } }, 403);
};

describe('a call that needs a fresh proof', () => {
  it('waits for the user, and is made once more', async () => {
    const answers = [refusal(), json({ result: { data: { json: [] } } })];
    vi.stubGlobal('fetch', async () => answers.shift());
    const call = clientOf<AppRouter>(productCalls()).funnel.mine.query();
    await vi.waitFor(() => expect(confirmationStore.current()).toMatchObject({ path: 'funnel.mine' }));
    confirmationStore.settle(true);
    expect(await call).toEqual([]);
    expect(confirmationStore.current()).toBeNull();
  });

  it('fails with the server’s refusal when the user cancels', async () => {
    vi.stubGlobal('fetch', async () => refusal());
    const call = clientOf<AppRouter>(productCalls()).funnel.mine.query();
    await vi.waitFor(() => expect(confirmationStore.current()).not.toBeNull());
    confirmationStore.settle(false);
    await expect(call).rejects.toMatchObject({ data: { reason: 'confirmationRequired' } });
  });

  it('asks once for several calls at the same time', async () => {
    const store = createConfirmationStore();
    const both = Promise.all([store.ask('one'), store.ask('two')]);
    expect(store.current()).toMatchObject({ path: 'one' });
    store.settle(true);
    expect(await both).toEqual([true, true]);
  });
});
