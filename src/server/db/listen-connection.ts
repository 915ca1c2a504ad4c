import pg from 'pg';

/** How long a quiet connection is trusted, and how long the database may take to answer on it. */
const HEARTBEAT_MS = 5_000;
const PATIENCE_MS = 5_000;

export type ListenConnection = {
  /** Resolves with the reason when the connection is over. */
  lost: Promise<Error>;
  end: () => Promise<void>;
};

type Listening = { url: string; channels: readonly string[]; heard: (channel: string, payload: string) => void };

/**
 * One connection that listens. A frozen or unplugged server keeps its sockets open and says nothing, so the connection asks it for a
 * sign of life and counts as lost without one.
 */
export const openListenConnection = async ({ url, channels, heard }: Listening): Promise<ListenConnection> => {
  const client = new pg.Client({
    connectionString: url,
    connectionTimeoutMillis: PATIENCE_MS,
    query_timeout: PATIENCE_MS,
    keepAlive: true,
    application_name: 'hearthline-live',
  });
  let lose: (reason: Error) => void = () => undefined;
  const lost = new Promise<Error>((resolve) => {
    lose = resolve;
  });
  client.on('error', lose);
  client.on('end', () => lose(new Error('The database closed the connection.')));
  client.on('notification', ({ channel, payload }) => heard(channel, payload ?? ''));
  // With a query under way this drops the socket instead of waiting for an answer.
  const end = () => client.end().catch(() => undefined);
  try {
    await client.connect();
    await client.query(channels.map((channel) => `LISTEN ${channel}`).join('; '));
  } catch (error) {
    void end();
    throw error;
  }
  const heartbeat = setInterval(() => void client.query('SELECT 1').catch(lose), HEARTBEAT_MS).unref();
  void lost.then(() => {
    clearInterval(heartbeat);
    void end();
  });
  return { lost, end };
};
