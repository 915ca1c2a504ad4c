import type pg from 'pg';
import { versionInForce } from '../src/server/legal-versions.ts';
import { solveBotCheck } from '../src/testing/solve-bot-check.ts';
import { ORIGIN, PRODUCT } from './children.ts';
import { send } from './load.ts';

/** Of thirty calls each: more than a worker makes in its turn. */
const TOKENS = 270;

export type Worker = { cookie: string; applicationId: string; tokens: string[]; value: number | null };

const fetchAs =
  (cookie: string) =>
  async (path: string): Promise<Response> =>
    new Response((await send(PRODUCT, { method: 'GET', path, headers: { cookie } })).text);

export const newToken = (cookie: string): Promise<string> => solveBotCheck(fetchAs(cookie));

export const newWorker = async (pool: pg.Pool, index: number): Promise<Worker> => {
  const email = `bench-${index}@example.com`;
  const body = new URLSearchParams({
    firstName: 'Bench',
    lastName: `Mark${index}`,
    email,
    terms: versionInForce('en', 'terms-of-use'),
    privacy: versionInForce('en', 'privacy-statement'),
  }).toString();
  const { cookies } = await send(PRODUCT, {
    method: 'POST',
    path: '/api/lead',
    body,
    headers: { 'content-type': 'application/x-www-form-urlencoded', origin: ORIGIN },
  });
  const { rows } = await pool.query('SELECT id FROM applications WHERE borrower_name = $1', [`Bench Mark${index}`]);
  const cookie = cookies[0]?.split(';')[0] ?? '';
  const tokens = await Promise.all(Array.from({ length: TOKENS }, () => newToken(cookie)));
  return { cookie, applicationId: rows[0].id, tokens, value: null };
};

export const saveStep = async (worker: Worker, turn: number): Promise<void> => {
  const value = 500_000 + (turn % 1000);
  const { status, text } = await send(PRODUCT, {
    method: 'POST',
    path: '/api/trpc/funnel.submitStep',
    headers: {
      'content-type': 'application/json',
      cookie: worker.cookie,
      origin: ORIGIN,
      'x-same-origin': '1',
      'x-bot-check': worker.tokens[0] ?? '',
    },
    body: JSON.stringify({ json: { step: 'propertyValue', answers: { value }, base: { value: worker.value } } }),
  });
  if (text.includes('botCheckRequired') && worker.tokens.length > 1) {
    worker.tokens.shift();
    return saveStep(worker, turn);
  }
  if (status !== 200 || !text.includes('"saved"'))
    throw new Error(`A save was refused: ${status} ${text.slice(0, 300)}`);
  worker.value = value;
};
