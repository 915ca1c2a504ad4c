import type { Adapter } from '../port.ts';
import type { PersonaBook } from '../sandbox/persona-book.ts';
import { type SandboxSurroundings, switched } from '../sandbox/switched.ts';
import type { IdentityAnswer, IdentityRequest } from './port.ts';

export const sandboxIdentity = (surroundings: SandboxSurroundings, book: PersonaBook): Adapter<IdentityRequest> =>
  switched<IdentityRequest, IdentityAnswer>(surroundings, {
    vendor: 'identity',
    answer: (request) => {
      const known = book.findPerson(request);
      const isDoubted = known?.facts.credit[known.person]?.hasNameOrSsnVariation === true;
      return isDoubted
        ? { kind: 'unsure', checkedOn: request.asOf, doubts: ['name'] }
        : { kind: 'found', checkedOn: request.asOf };
    },
    twists: {
      thin: () => ({ kind: 'notFound' }),
      inconsistent: (_, { asOf }) => ({ kind: 'unsure', checkedOn: asOf, doubts: ['dateOfBirth'] }),
    },
  });
