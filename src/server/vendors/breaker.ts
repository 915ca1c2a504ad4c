/** Decides whether a repeatedly failing vendor is called at all. Times are milliseconds on the caller's clock. */
export type Breaker =
  | { kind: 'closed'; failures: number }
  | { kind: 'open'; until: number }
  /** One request is under way to test whether the vendor is back. */
  | { kind: 'trying' };

export const closedBreaker: Breaker = { kind: 'closed', failures: 0 };

export const FAILURES_TO_OPEN = 5;
export const REST_MS = 30_000;

export const mayAsk = (breaker: Breaker, now: number): boolean =>
  breaker.kind === 'closed' || (breaker.kind === 'open' && now >= breaker.until);

/** Called when a request goes out: after a pause only one does, until it is answered. */
export const whenAsked = (breaker: Breaker): Breaker => (breaker.kind === 'open' ? { kind: 'trying' } : breaker);

/** The vendor said when it may be asked again. */
export const restUntil = (until: number): Breaker => ({ kind: 'open', until });

export const whenAnswered = (): Breaker => closedBreaker;

export const whenFailed = (breaker: Breaker, now: number): Breaker => {
  const failures = breaker.kind === 'closed' ? breaker.failures + 1 : FAILURES_TO_OPEN;
  return failures >= FAILURES_TO_OPEN ? { kind: 'open', until: now + REST_MS } : { kind: 'closed', failures };
};
