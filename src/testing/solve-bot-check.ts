import { solveChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import type { TestServer } from './test-server.ts';

/** Does in a test the background work of the browser's worker. */
export const solveBotCheck = async (fetch: TestServer['fetch']): Promise<string> => {
  const challenge = await (await fetch('/api/bot-check')).json();
  const solution = await solveChallenge({ challenge, deriveKey });
  return Buffer.from(JSON.stringify({ challenge, solution })).toString('base64');
};
