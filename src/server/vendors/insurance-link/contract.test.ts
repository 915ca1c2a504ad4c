import { personaBook } from '#testing/personas/persona-book.ts';
import { behaving, describeContract } from '../testing/describe-contract.ts';
import { asOf, home, stranger } from '../testing/samples.ts';
import { insuranceAnswer, insuranceRequest } from './port.ts';
import { sandboxInsuranceLink } from './sandbox.ts';

const { firstName, lastName } = stranger;
const ask = { firstName, lastName, address: home, asOf };

describeContract('the sandbox insurance link', {
  adapter: sandboxInsuranceLink(behaving('found'), personaBook),
  request: insuranceRequest,
  answer: insuranceAnswer,
  questions: { 'finds a policy in force': { ask, expect: 'found' } },
});

describeContract('the sandbox insurance link switched to inconsistent', {
  adapter: sandboxInsuranceLink(behaving('inconsistent'), personaBook),
  request: insuranceRequest,
  answer: insuranceAnswer,
  questions: { 'finds one that has run out': { ask, expect: 'lapsed' } },
});
