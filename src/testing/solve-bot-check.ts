import { solveChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';

/** Does in a test the background work of the browser's worker. The token is good only with the cookies that `fetch` sends and keeps. */
export const solveBotCheck = async (
  fetch: (path: string) => Promise<Response>,
  action = 'api_update',
): Promise<string> => {
  const challenge = await (await fetch(`/api/bot-check?action=${action}`)).json();
  const solution = await solveChallenge({ challenge, deriveKey });
  return Buffer.from(JSON.stringify({ challenge, solution })).toString('base64');
};
