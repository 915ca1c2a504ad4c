import { personaBook } from '#sandbox/persona-book.ts';
import { insuranceAnswer, insuranceRequest } from '#server/vendors/insurance-link/port.ts';
import { behaving, describeContract } from '#testing/vendors/describe-contract.ts';
import { asOf, home, stranger } from '#testing/vendors/vendor-samples.ts';
import { sandboxInsuranceLink } from './sandbox-insurance-link.ts';

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
