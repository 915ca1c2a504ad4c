import { personaBook } from '#sandbox/persona-book.ts';
import { floodAnswer, floodRequest } from '#server/vendors/flood/port.ts';
import { behaving, describeContract } from '#testing/vendors/describe-contract.ts';
import { asOf, home } from '#testing/vendors/vendor-samples.ts';
import { sandboxFlood } from './sandbox-flood.ts';

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
