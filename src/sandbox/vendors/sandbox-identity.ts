import type { IdentityAnswer, IdentityRequest } from '#server/vendors/identity/port.ts';
import type { Adapter } from '#server/vendors/port.ts';
import type { PersonaBook } from './persona-book.ts';
import { type SandboxSurroundings, switched } from './switched.ts';

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
