import { personaBook } from '#testing/personas/persona-book.ts';
import { behaving, describeContract } from '../testing/describe-contract.ts';
import { asOf, home } from '../testing/samples.ts';
import { floodAnswer, floodRequest } from './port.ts';
import { sandboxFlood } from './sandbox.ts';

const tampa = {
  line1: '900 Bayshore Boulevard',
  line2: 'Unit 1204',
  city: 'Tampa',
  state: 'FL',
  zip: '33606',
  county: null,
};

describeContract('the sandbox flood determination', {
  adapter: sandboxFlood(behaving('found'), personaBook),
  request: floodRequest,
  answer: floodAnswer,
  questions: {
    'is given for any home': { ask: { address: home, asOf }, expect: 'found' },
    'is given for the home of a persona': { ask: { address: tampa, asOf }, expect: 'found' },
  },
});

describeContract('the sandbox flood determination switched to thin', {
  adapter: sandboxFlood(behaving('thin'), personaBook),
  request: floodRequest,
  answer: floodAnswer,
  questions: { 'is not given': { ask: { address: home, asOf }, expect: 'notFound' } },
});
