import { z } from 'zod';
import { emptyApplicant } from '#entities/application/applicant.ts';
import { emptyApplication } from '#entities/application/application.ts';
import { emptyProperty } from '#entities/application/property.ts';

const parts = z.looseObject({
  borrower: z.looseObject({}),
  coborrower: z.looseObject({}).nullable(),
  property: z.looseObject({}),
});

/** Adds missing fields to the stored application, with their unanswered values. */
export const withUnknownFields = (stored: unknown): unknown => {
  const { borrower, coborrower, property, ...rest } = parts.parse(stored);
  return {
    ...emptyApplication(),
    ...rest,
    borrower: { ...emptyApplicant(), ...borrower },
    coborrower: coborrower && { ...emptyApplicant(), ...coborrower },
    property: { ...emptyProperty(), ...property },
  };
};
