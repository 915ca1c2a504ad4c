import superjson from 'superjson';
import { versionInForce } from '#server/legal-versions.ts';
import { solveBotCheck } from './solve-bot-check.ts';
import type { TestServer } from './test-server.ts';

export type Answer = { status: number; data: unknown; reason: string | null; message: string | null };

/** Keeps cookies and calls the product's interfaces the way its pages do. */
export class TestBrowser {
  readonly cookies = new Map<string, string>();
  readonly #fetch: TestServer['fetch'];
  readonly #origin: string;
  #token: string | null = null;

  constructor(fetch: TestServer['fetch'], origin: string) {
    this.#fetch = fetch;
    this.#origin = origin;
  }

  async fetch(path: string, init: RequestInit = {}): Promise<Response> {
    const headers = new Headers(init.headers);
    if (this.cookies.size > 0)
      headers.set('cookie', [...this.cookies].map(([name, value]) => `${name}=${value}`).join('; '));
    if (init.method && init.method !== 'GET') {
      if (!headers.has('origin')) headers.set('origin', this.#origin);
      if (!headers.has('sec-fetch-site')) headers.set('sec-fetch-site', 'same-origin');
    }
    const response = await this.#fetch(path, { ...init, headers });
    for (const cookie of response.headers.getSetCookie()) this.#keep(cookie);
    return response;
  }

  #keep(cookie: string): void {
    const [pair = '', ...attributes] = cookie.split('; ');
    const at = pair.indexOf('=');
    const [name, value] = [pair.slice(0, at), pair.slice(at + 1)];
    const isGone = value === '' || attributes.some((attribute) => /^max-age=0$/i.test(attribute));
    if (isGone) this.cookies.delete(name);
    else this.cookies.set(name, value);
  }

  async query(path: string, input?: unknown): Promise<Answer> {
    const search = input === undefined ? '' : `?input=${encodeURIComponent(superjson.stringify(input))}`;
    return toAnswer(await this.fetch(`/api/trpc/${path}${search}`, { headers: { 'x-same-origin': '1' } }));
  }

  async mutate(path: string, input: unknown = null, headers: Record<string, string> = {}): Promise<Answer> {
    const send = async (token: string): Promise<Answer> => {
      const sent = { 'content-type': 'application/json', 'x-same-origin': '1', 'x-bot-check': token, ...headers };
      return toAnswer(
        await this.fetch(`/api/trpc/${path}`, { method: 'POST', headers: sent, body: superjson.stringify(input) }),
      );
    };
    this.#token ??= await this.botCheck();
    const answer = await send(this.#token);
    if (answer.reason !== 'botCheckRequired' || 'x-bot-check' in headers) return answer;
    this.#token = await this.botCheck();
    return send(this.#token);
  }

  /** A solved bot check, bound to this browser's cookies. */
  botCheck(action?: string): Promise<string> {
    return solveBotCheck((path) => this.fetch(path), action);
  }

  async csrfToken(base: string): Promise<string> {
    const { csrfToken } = await (await this.fetch(`${base}/csrf`)).json();
    return csrfToken;
  }

  /** Posts a form to an auth endpoint as next-auth's own client does. */
  async auth(path: string, form: Record<string, string> = {}): Promise<Response> {
    const base = path.split('/').slice(0, 3).join('/');
    const body = new URLSearchParams({
      csrfToken: await this.csrfToken(base),
      callbackUrl: this.#origin,
      json: 'true',
      ...form,
    });
    return this.fetch(path, {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: body.toString(),
    });
  }

  /** The landing page's form, as its script completes it. */
  async startLead(lead: Record<string, string>): Promise<Response> {
    return this.startLeadWithoutScript({ ...lead, botCheck: await this.botCheck('start_lead') });
  }

  startLeadWithoutScript(lead: Record<string, string>): Promise<Response> {
    const headers = { 'content-type': 'application/x-www-form-urlencoded' };
    const body = new URLSearchParams({ ...shownTexts, ...lead }).toString();
    return this.fetch('/api/lead', { method: 'POST', headers, body });
  }
}

/** The document versions the landing page shows, as its form sends them. */
const shownTexts = { terms: versionInForce('en', 'terms-of-use'), privacy: versionInForce('en', 'privacy-statement') };

const toAnswer = async (response: Response): Promise<Answer> => {
  const body = await response.json();
  if (body.result)
    return { status: response.status, data: superjson.deserialize(body.result.data), reason: null, message: null };
  const error = superjson.deserialize<{ message: string; data: { reason: string | null } }>(body.error);
  return { status: response.status, data: null, reason: error.data.reason, message: error.message };
};
