import { addressAnswer, addressRequest } from '#server/vendors/address/port.ts';
import { behaving, describeContract } from '#testing/vendors/describe-contract.ts';
import { home } from '#testing/vendors/vendor-samples.ts';
import { sandboxAddress } from './sandbox-address.ts';

const asking = (change: object = {}) => ({ address: { ...home, ...change } });

describeContract('the sandbox address check', {
  adapter: sandboxAddress(behaving('found')),
  request: addressRequest,
  answer: addressAnswer,
  questions: {
    'knows a real place': { ask: asking(), expect: 'found' },
    'adds the county it was not given': { ask: asking({ county: null }), expect: 'corrected' },
    'tidies what was typed': { ask: asking({ line1: '77   Quarry Road' }), expect: 'corrected' },
    'offers the state the ZIP code is in': { ask: asking({ state: 'VA' }), expect: 'unsure' },
    'takes the far side of a state line': {
      ask: asking({ zip: '80758', city: 'Wray', state: 'NE', county: null }),
      expect: 'found',
    },
    'knows no street without a number': { ask: asking({ line1: 'Quarry Road' }), expect: 'notFound' },
  },
});

describeContract('the sandbox address check switched to inconsistent', {
  adapter: sandboxAddress(behaving('inconsistent')),
  request: addressRequest,
  answer: addressAnswer,
  questions: { 'offers two places': { ask: asking(), expect: 'unsure' } },
});
