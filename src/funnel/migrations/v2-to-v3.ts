import { z } from 'zod';

/** Answers added while version 2 was in use; earlier documents lack them. */
const v2Person = z.looseObject({
  hasOtherNames: z.unknown().optional(),
  otherNames: z.unknown().optional(),
  declarationNote: z.unknown().optional(),
  incomeReviews: z.unknown().optional(),
});
const v2Upload = z.looseObject({ subjectId: z.unknown().optional() });

const v2Application = z.looseObject({
  schemaVersion: z.literal(2),
  borrower: v2Person,
  coborrower: v2Person.nullable(),
  uploads: z.array(v2Upload),
});

const personToV3 = (person: z.infer<typeof v2Person>) => ({
  hasOtherNames: null,
  otherNames: [],
  declarationNote: null,
  incomeReviews: [],
  ...person,
});

/** Unknown stays unknown. */
export const v2ToV3 = (stored: unknown): unknown => {
  const { borrower, coborrower, uploads, ...rest } = v2Application.parse(stored);
  return {
    ...rest,
    borrower: personToV3(borrower),
    coborrower: coborrower && personToV3(coborrower),
    uploads: uploads.map((upload) => ({ subjectId: null, ...upload })),
  };
};
