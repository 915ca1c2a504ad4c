import type pg from 'pg';

type Corked = { cork: () => void; uncork: () => void };
type Connected = { connection: { stream: Corked } };

const isConnected = (client: object): client is Connected =>
  'connection' in client &&
  typeof client.connection === 'object' &&
  client.connection !== null &&
  'stream' in client.connection;

/** Statements sent in one turn of the event loop go to the server in one write: each write wakes it. */
export const gatherWrites = (client: pg.ClientBase): void => {
  if (!isConnected(client)) return;
  const { stream } = client.connection;
  const send = client.query;
  Object.defineProperty(client, 'query', {
    configurable: true,
    value: (...args: unknown[]): unknown => {
      stream.cork();
      process.nextTick(() => stream.uncork());
      return Reflect.apply(send, client, args);
    },
  });
};
