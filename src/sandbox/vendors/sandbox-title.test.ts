import { personaBook } from '#sandbox/persona-book.ts';
import { titleAnswer, titleRequest } from '#server/vendors/title/port.ts';
import { behaving, describeContract } from '#testing/vendors/describe-contract.ts';
import { asOf, home } from '#testing/vendors/vendor-samples.ts';
import { sandboxTitle } from './sandbox-title.ts';

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
