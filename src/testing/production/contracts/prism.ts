import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { createServer } from 'node:net';
import { fileURLToPath } from 'node:url';
import { z } from 'zod';
import type { Received } from '#server/vendors/testing/local-service.ts';
import { portOf } from '../port-of.ts';

const root = new URL('../../../../', import.meta.url);
const program = fileURLToPath(new URL('tools/prism/node_modules/@stoplight/prism-cli/dist/index.js', root));
export const contracts = ['plaid', 'twilio', 'modern-treasury', 'proof'] as const;
export type Contract = (typeof contracts)[number];

/** Set by each hop for itself. */
const HOP: ReadonlySet<string> = new Set(['host', 'connection', 'content-length', 'transfer-encoding', 'keep-alive']);

const problem = z.object({
  ...{ type: z.string(), title: z.string() },
  validation: z.array(z.object({ message: z.string(), location: z.array(z.string()).optional() })).optional(),
});

const freePort = async (): Promise<number> => {
  const server = createServer();
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const port = portOf(server);
  await new Promise<void>((done) => server.close(() => done()));
  return port;
};

export type Prism = {
  /** What the contract does not allow in a request, or in the server's answer to it, in Prism's words. */
  violationsIn: (request: Received) => Promise<string[]>;
  stop: () => Promise<void>;
};

/** Prism before a server: it passes requests on, and answers with an error where either side leaves the contract. */
export const startPrism = async (contract: Contract, upstream: string): Promise<Prism> => {
  if (!existsSync(program)) throw new Error('Prism is not installed: npm ci --prefix tools/prism --ignore-scripts');
  const port = await freePort();
  const document = fileURLToPath(new URL(`src/testing/production/contracts/${contract}.json`, root));
  const child = spawn(
    process.execPath,
    [program, 'proxy', document, upstream, '--errors', '--host', '127.0.0.1', '--port', String(port)],
    { stdio: ['ignore', 'pipe', 'pipe'], env: { PATH: process.env.PATH ?? '', NO_COLOR: '1' } },
  );
  let said = '';
  const ended = new Promise<void>((done) => child.once('exit', () => done()));
  await new Promise<void>((done, failed) => {
    const hear = (chunk: Buffer): void => {
      said += chunk.toString('utf8');
      if (said.includes('Prism is listening')) done();
    };
    child.stdout.on('data', hear);
    child.stderr.on('data', hear);
    child.once('exit', () => failed(new Error(`Prism did not start: ${said.slice(-500)}`)));
  });
  return {
    violationsIn: async ({ method, path, query, headers, body }) => {
      const sent = Object.entries(headers).filter(([name]) => !HOP.has(name));
      const answer = await fetch(`http://127.0.0.1:${port}${path}${query.size > 0 ? `?${query}` : ''}`, {
        ...{ method, headers: Object.fromEntries(sent.map(([name, value]) => [name, String(value)])) },
        ...(body !== '' && { body }),
      });
      const told = problem.safeParse(await answer.json().catch(() => null)).data;
      if (!told?.type.startsWith('https://stoplight.io/prism/errors')) return [];
      return (
        told.validation?.map(({ message, location }) => `${location?.join('.') ?? path}: ${message}`) ?? [told.title]
      );
    },
    stop: async () => {
      child.kill();
      await ended;
    },
  };
};
