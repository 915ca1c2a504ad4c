import type { BotCheckTokens } from './bot-check-tokens.ts';

type Send = (input: RequestInfo | URL | string, init?: RequestInit) => Promise<Response>;

const CHECKED_METHODS = ['POST', 'PUT', 'PATCH'];

const isBotCheckRefusal = async (response: Response): Promise<boolean> =>
  response.status === 403 && (await response.clone().text()).includes('botCheckRequired');

/** A batch names its procedures in its address, separated by commas. */
const callsIn = (input: Parameters<Send>[0]): number =>
  (input instanceof Request ? input.url : String(input)).split('?', 1).join('').split(',').length;

/** Marks every call as our own, adds a bot-check proof to calls that change data, and retries once if it was stale. With a proof at hand a call goes out at once. */
export const checkedFetch =
  (tokens: BotCheckTokens, send: Send): Send =>
  async (input, init = {}) => {
    const headers = new Headers(init.headers);
    headers.set('x-same-origin', '1');
    if (!CHECKED_METHODS.includes(init.method?.toUpperCase() ?? 'GET')) return send(input, { ...init, headers });
    const calls = callsIn(input);
    // A promise already settled would let the page be drawn again before the call goes out, or be left.
    const token = tokens.atHand(calls) ?? (await tokens.take(calls));
    headers.set('x-bot-check', token);
    const response = await send(input, { ...init, headers });
    if (!(await isBotCheckRefusal(response))) return response;
    headers.set('x-bot-check', await tokens.renew(token, calls));
    return send(input, { ...init, headers });
  };
