import type { PullState } from '#entities/facts/outside-question.ts';

/** What came of a question; `notReady`: the application does not hold yet what it takes to ask. */
export type AskOutcome = Exclude<PullState, 'waiting'> | 'noConsent' | 'notReady';
