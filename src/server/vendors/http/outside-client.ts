import { SpanKind } from '@opentelemetry/api';
import type { z } from 'zod';
import { traced } from '../../telemetry/traced.ts';
import { addressOf } from './address-of.ts';
import type { Exchange, Unanswered } from './exchange.ts';
import { readLimited } from './read-limited.ts';
import { retryAfterMs } from './retry-after.ts';

/** Names neither a person nor an address: safe for logs and metrics. */
export type Observed = { service: string; outcome: string; status: number | null; seconds: number };
export type Observe = (observed: Observed) => void;

export type Service = {
  /** The service's name in metrics and logs. */
  name: string;
  /** From the settings, see `serviceUrl`. */
  url: string;
  /** Sent with every request: keys and versions. */
  headers?: Readonly<Record<string, string>>;
  /** Below the wrapper's own limit, so that the reason is ours to name. */
  timeoutMs?: number;
  mostBytes?: number;
  /** The domain of the storage a service may send us on to, once and without our headers; none by default. */
  storageDomain?: string;
  observe: Observe;
};

export type Asking = {
  method?: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** Each part is encoded on its own: no value can leave the service's address. */
  path?: readonly string[];
  query?: Readonly<Record<string, string>>;
  headers?: Readonly<Record<string, string>>;
  body?: { type: string; content: string | Uint8Array<ArrayBuffer> };
  signal?: AbortSignal;
};

export type OutsideClient = {
  json: <Schema extends z.ZodType>(answer: Schema, asking: Asking) => Promise<Exchange<z.infer<Schema>>>;
  text: (asking: Asking) => Promise<Exchange<string>>;
  /** `isUsable`: whether the caller can read them; what it cannot is garbage, and seen as such. */
  bytes: (asking: Asking, isUsable?: (bytes: Uint8Array) => boolean) => Promise<Exchange<Uint8Array>>;
};

export const jsonBody = (value: unknown): NonNullable<Asking['body']> => ({
  type: 'application/json',
  content: JSON.stringify(value),
});
export const formBody = (fields: Readonly<Record<string, string>>): NonNullable<Asking['body']> => ({
  type: 'application/x-www-form-urlencoded',
  content: new URLSearchParams(fields).toString(),
});

const USUAL_MS = 8_000;
const USUAL_BYTES = 2_000_000;
const ASK_AGAIN: ReadonlySet<number> = new Set([408, 425, 429]);
/** Long enough for a service's error, short enough to keep. */
const MOST_ERROR_BYTES = 20_000;

/**
 * The one way to call an outside service. It never throws and never retries: the wrapper of the port does. Redirects are not
 * followed, since only the settings say where to ask; a storage they name is the exception.
 */
export const outsideClient = (service: Service): OutsideClient => {
  const observed = <Answer>(asked: () => Promise<Exchange<Answer>>): Promise<Exchange<Answer>> =>
    traced({ name: `service ${service.name}`, kind: SpanKind.CLIENT }, async (span) => {
      const started = performance.now();
      const exchange = await asked();
      const outcome = outcomeOf(exchange);
      span.setAttribute('hearthline.outcome', outcome);
      service.observe({
        service: service.name,
        outcome,
        status: 'status' in exchange ? exchange.status : null,
        seconds: (performance.now() - started) / 1000,
      });
      return exchange;
    });
  const text = async (asking: Asking): Promise<Exchange<string>> => decoded(await send(service, asking));
  return {
    bytes: (asking, isUsable = () => true) =>
      observed(async () => {
        const exchange = await send(service, asking);
        return exchange.kind !== 'answered' || isUsable(exchange.answer)
          ? exchange
          : { kind: 'garbage', problem: 'wrongShape', raw: Buffer.from(exchange.answer).toString('utf8') };
      }),
    text: (asking) => observed(() => text(asking)),
    json: (answer, asking) =>
      observed(async () => {
        const exchange = await text({ ...asking, headers: { accept: 'application/json', ...asking.headers } });
        return exchange.kind === 'answered' ? parsed(answer, exchange) : exchange;
      }),
  };
};

const outcomeOf = (exchange: Exchange<unknown>): string => {
  if (exchange.kind === 'notNow') return exchange.reason;
  return exchange.kind === 'garbage' ? exchange.problem : exchange.kind;
};

const send = async (service: Service, asking: Asking): Promise<Exchange<Uint8Array>> => {
  const limit = AbortSignal.timeout(service.timeoutMs ?? USUAL_MS);
  const signal = asking.signal ? AbortSignal.any([limit, asking.signal]) : limit;
  try {
    const response = await fetch(addressOf(service.url, asking), {
      method: asking.method ?? 'GET',
      headers: {
        ...service.headers,
        ...asking.headers,
        ...(asking.body && { 'content-type': asking.body.type }),
      },
      body: asking.body?.content ?? null,
      redirect: 'manual',
      signal,
    });
    const mostBytes = service.mostBytes ?? USUAL_BYTES;
    const elsewhere = storageAddress(response, service);
    if (elsewhere === null) return await received(response, mostBytes);
    await response.body?.cancel();
    return await received(await fetch(elsewhere, { redirect: 'manual', signal }), mostBytes);
  } catch {
    // The error may name the address with its query: the reason is enough.
    return { kind: 'notNow', reason: signal.aborted ? 'timeout' : 'down', retryAfterMs: null };
  }
};

/** Null unless the service names a file in the storage its settings allow. */
const storageAddress = (response: Response, { url, storageDomain }: Service): URL | null => {
  const isRedirect = response.status >= 300 && response.status < 400;
  if (storageDomain === undefined || !isRedirect) return null;
  const target = URL.parse(response.headers.get('location') ?? '', url);
  const isAllowed = target?.hostname === storageDomain || target?.hostname.endsWith(`.${storageDomain}`) === true;
  return isAllowed && target?.protocol === new URL(url).protocol ? target : null;
};

const received = async (response: Response, mostBytes: number): Promise<Exchange<Uint8Array>> => {
  const { status } = response;
  if (ASK_AGAIN.has(status) || status >= 500) {
    await response.body?.cancel();
    const after = retryAfterMs(response.headers.get('retry-after'), Date.now());
    return { kind: 'notNow', reason: status >= 500 ? 'down' : 'busy', retryAfterMs: after };
  }
  const body = await readLimited(response, response.ok ? mostBytes : MOST_ERROR_BYTES);
  if (!response.ok) return { kind: 'refused', status, raw: body === null ? '' : Buffer.from(body).toString('utf8') };
  return body === null
    ? { kind: 'garbage', problem: 'tooLong', raw: '' }
    : { kind: 'answered', status, answer: body, raw: '' };
};

const decoded = (exchange: Exchange<Uint8Array>): Exchange<string> => {
  if (exchange.kind !== 'answered') return exchange;
  const answer = Buffer.from(exchange.answer).toString('utf8');
  return { ...exchange, answer, raw: answer };
};

const parsed = <Schema extends z.ZodType>(
  answer: Schema,
  { raw, status }: { raw: string; status: number },
): Exchange<z.infer<Schema>> => {
  const value = jsonOf(raw);
  if (value === undefined) return { kind: 'garbage', problem: 'notJson', raw } satisfies Unanswered;
  const read = answer.safeParse(value);
  return read.success
    ? { kind: 'answered', status, answer: read.data, raw }
    : { kind: 'garbage', problem: 'wrongShape', raw };
};

const jsonOf = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};
