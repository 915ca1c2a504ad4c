import { expect, it } from 'vitest';
import { corrections } from './corrections.ts';

const pages = (given: Parameters<typeof corrections>[0]) =>
  corrections(given).map(({ href }) => href.split('/').at(-1));

it.each([
  ['lowEquity', 'ownAnswers', ['property-value', 'mortgage-estimate']],
  ['lowEquity', 'creditFile', ['mortgage-balance']],
  ['boost', 'ownAnswers', ['credit-range']],
  ['boost', 'creditFile', ['credit-score']],
  ['latePayment', 'creditFile', ['has-fbm', 'credit-score']],
] as const)('%s by %s is mended where an answer still counts', (refusal, source, ways) => {
  expect(pages({ refusal, source, variant: 'withUsageStep' })).toEqual(ways);
});
