import { personaBook } from '#sandbox/persona-book.ts';
import { identityAnswer, identityRequest } from '#server/vendors/identity/port.ts';
import { behaving, describeContract } from '#testing/vendors/describe-contract.ts';
import { asOf, stranger } from '#testing/vendors/vendor-samples.ts';
import { sandboxIdentity } from './sandbox-identity.ts';

const asking = (who: object) => ({ ...who, dateOfBirth: '1985-03-14', idSubtype: 'passport', asOf });

describeContract('the sandbox identity check', {
  adapter: sandboxIdentity(behaving('found'), personaBook),
  request: identityRequest,
  answer: identityAnswer,
  questions: {
    'knows a stranger': { ask: asking(stranger), expect: 'found' },
    'doubts who is on file under another name': {
      ask: asking({ firstName: 'Joanna', lastName: 'Park', ssn: '123456727' }),
      expect: 'unsure',
    },
  },
});
