import { connect, createServer, type Socket } from 'node:net';
import { join } from 'node:path';
import { freePort } from '../free-port.ts';

/** A port in front of the test database that can be cut like a cable, without disturbing the tests beside it. */
export const startDatabaseProxy = async (url: string) => {
  const { pathname, searchParams, username } = new URL(url);
  const socketFile = join(searchParams.get('host') ?? '', '.s.PGSQL.5432');
  const port = await freePort();
  const open = new Set<Socket>();
  const server = createServer((client) => {
    const database = connect(socketFile);
    for (const [one, other] of [
      [client, database],
      [database, client],
    ] as const) {
      open.add(one);
      one.on('error', () => undefined);
      one.on('close', () => {
        open.delete(one);
        other.destroy();
      });
      one.pipe(other);
    }
  });
  const restore = () => new Promise<void>((ready) => server.listen(port, '127.0.0.1', ready));
  const cut = () =>
    new Promise<void>((done) => {
      server.close(() => done());
      for (const socket of open) socket.destroy();
    });
  await restore();
  return { url: `postgres://${username}@127.0.0.1:${port}${pathname}`, cut, restore };
};
