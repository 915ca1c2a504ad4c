import { Agent, type OutgoingHttpHeaders, request } from 'node:http';

export type Call = { method: string; path: string; headers?: OutgoingHttpHeaders; body?: string };

const agent = new Agent({ keepAlive: true, maxSockets: 128 });

export const send = (
  port: number,
  { method, path, headers = {}, body }: Call,
): Promise<{ status: number; text: string; cookies: string[] }> =>
  new Promise((resolve, reject) => {
    const length = body === undefined ? {} : { 'content-length': Buffer.byteLength(body) };
    const sent = request(
      { agent, host: '127.0.0.1', port, method, path, headers: { ...headers, ...length } },
      (response) => {
        let text = '';
        response.setEncoding('utf8');
        response.on('data', (part) => {
          text += part;
        });
        response.on('end', () =>
          resolve({ status: response.statusCode ?? 0, text, cookies: response.headers['set-cookie'] ?? [] }),
        );
      },
    );
    sent.on('error', reject);
    sent.end(body);
  });

/** Calls per second over this many workers for this long, after as much warming up as the code called needs to be compiled; stops by itself. */
export const perSecond = async (
  work: (worker: number, turn: number) => Promise<void>,
  { workers = 8, seconds = 3, warmUpSeconds = 1 } = {},
): Promise<number> => {
  const round = async (ms: number): Promise<number> => {
    const end = performance.now() + ms;
    let done = 0;
    await Promise.all(
      Array.from({ length: workers }, async (_, worker) => {
        for (let turn = 0; performance.now() < end; turn += 1) {
          await work(worker, turn);
          done += 1;
        }
      }),
    );
    return done;
  };
  await round(warmUpSeconds * 1000);
  const started = performance.now();
  const done = await round(seconds * 1000);
  return (done * 1000) / (performance.now() - started);
};
