import type { PullState } from '#entities/facts/outside-question.ts';

/** The outcome of a request. `notReady`: the application lacks data the request needs. `late`: the loan has ended, so nobody was asked. */
export type AskOutcome = Exclude<PullState, 'waiting'> | 'noConsent' | 'notReady' | 'late';
