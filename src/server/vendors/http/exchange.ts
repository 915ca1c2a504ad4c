import type { Told, Unavailable } from '../port.ts';

/** How one request to an outside service ended. */
export type Exchange<Answer> =
  | { kind: 'answered'; status: number; answer: Answer; raw: string }
  /** The service understood and said no, or sent us elsewhere. Some say "no match" this way: the brand decides. */
  | { kind: 'refused'; status: number; raw: string }
  /** Worth asking again: away, slow or limiting us. */
  | { kind: 'notNow'; reason: 'down' | 'timeout' | 'busy'; retryAfterMs: number | null }
  /** An answer that nobody can use. */
  | { kind: 'garbage'; problem: 'notJson' | 'wrongShape' | 'tooLong'; raw: string };

export type Unanswered = Exclude<Exchange<never>, { kind: 'answered' }>;

const reasonOf = (exchange: Unanswered): Unavailable['reason'] =>
  exchange.kind === 'notNow' ? exchange.reason : exchange.kind;

/** The exchange as a port's adapter reports it: no answer, and why. */
export const unavailableFrom = (exchange: Unanswered): Told => ({
  answer: { kind: 'unavailable', reason: reasonOf(exchange) } satisfies Unavailable,
  raw: exchange.kind === 'notNow' ? '' : exchange.raw,
  retryAfterMs: exchange.kind === 'notNow' ? exchange.retryAfterMs : null,
});

/** The whole of a plain adapter: the answer in our terms, or why there is none. */
export const toldBy = <Answer>(exchange: Exchange<Answer>, inOurTerms: (answer: Answer) => unknown): Told =>
  exchange.kind === 'answered' ? { answer: inOurTerms(exchange.answer), raw: exchange.raw } : unavailableFrom(exchange);
