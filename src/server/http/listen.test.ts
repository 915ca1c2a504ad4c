import { expect, it } from 'vitest';
import { freePort } from '#testing/free-port.ts';
import { StartError } from '../start-error.ts';
import { listen } from './listen.ts';

const HOST = '127.0.0.1';

it('closes only when everything is done that was begun, also for a caller who has left', async () => {
  const PORT = await freePort();
  const [begun, gate] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  let isDone = false;
  const close = await listen(
    async () => {
      begun.resolve();
      await gate.promise;
      isDone = true;
      return new Response('done');
    },
    { PORT, HOST },
  );
  const leaving = new AbortController();
  const asked = fetch(`http://${HOST}:${PORT}/`, { signal: leaving.signal }).catch(() => 'left');
  await begun.promise;
  leaving.abort();
  expect(await asked).toBe('left');
  const closed = close().then(() => isDone);
  setTimeout(gate.resolve, 200);
  expect(await closed).toBe(true);
});

it('says which port is taken and what to do', async () => {
  const PORT = await freePort();
  const close = await listen(() => new Response(''), { PORT, HOST });
  await expect(listen(() => new Response(''), { PORT, HOST })).rejects.toThrow(StartError);
  await close();
});
