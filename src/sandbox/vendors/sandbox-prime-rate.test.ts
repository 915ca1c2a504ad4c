import { primeAnswer, primeRequest } from '#server/vendors/prime-rate/port.ts';
import { behaving, describeContract } from '#testing/vendors/describe-contract.ts';
import { sandboxPrimeRate } from './sandbox-prime-rate.ts';

describeContract('the sandbox rate feed', {
  adapter: sandboxPrimeRate(behaving('found')),
  request: primeRequest,
  answer: primeAnswer,
  questions: {
    'knows the rate of a day': { ask: { asOf: '2026-11-15' }, expect: 'found' },
    'knows none before its records begin': { ask: { asOf: '1990-01-01' }, expect: 'notFound' },
  },
});
