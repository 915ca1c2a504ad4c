import { personaBook } from '#testing/personas/persona-book.ts';
import { behaving, describeContract } from '../testing/describe-contract.ts';
import { asOf, home } from '../testing/samples.ts';
import { titleAnswer, titleRequest } from './port.ts';
import { sandboxTitle } from './sandbox.ts';

const ask = { address: home, asOf, stated: { names: ['Nora Quist'], acquiredOn: '2016-05-01' } };

describeContract('the sandbox land records', {
  adapter: sandboxTitle(behaving('found'), personaBook),
  request: titleRequest,
  answer: titleAnswer,
  questions: { 'name the owner': { ask, expect: 'found' } },
});

describeContract('the sandbox land records switched to thin', {
  adapter: sandboxTitle(behaving('thin'), personaBook),
  request: titleRequest,
  answer: titleAnswer,
  questions: { 'know nothing': { ask, expect: 'notFound' } },
});
