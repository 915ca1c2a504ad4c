import { personaBook } from '#sandbox/persona-book.ts';
import { valuationAnswer, valuationRequest } from '#server/vendors/valuation/port.ts';
import { behaving, describeContract } from '#testing/vendors/describe-contract.ts';
import { asOf, home } from '#testing/vendors/vendor-samples.ts';
import { sandboxValuation } from './sandbox-valuation.ts';

const asking = (model: string, address: object = home) => ({ model, address, asOf, stated: { value: 500_000 } });
const mill = { line1: '1 Old Mill Road', line2: null, city: 'Asheville', state: 'NC', zip: '28801', county: null };

describeContract('the sandbox valuation', {
  adapter: sandboxValuation(behaving('found'), personaBook),
  request: valuationRequest,
  answer: valuationAnswer,
  questions: {
    'values any home': { ask: asking('sandboxFirst'), expect: 'found' },
    'has another opinion by another model': { ask: asking('sandboxSecond'), expect: 'found' },
    'knows what a persona lives in': { ask: asking('sandboxFirst', mill), expect: 'found' },
    'says when a model knows nothing': { ask: asking('sandboxThird', mill), expect: 'notFound' },
  },
});

describeContract('the sandbox valuation switched to thin', {
  adapter: sandboxValuation(behaving('thin'), personaBook),
  request: valuationRequest,
  answer: valuationAnswer,
  questions: { 'knows nothing': { ask: asking('sandboxFirst'), expect: 'notFound' } },
});
