import { z } from 'zod';
import { applicant } from '../application/applicant.ts';
import { application } from '../application/application.ts';

const { borrower: _, ...shared } = application.shape;

/** The application as calls carry it. The contract's borrower entity is a `user` and an optional `coborrower`. */
export const wireApplication = z.object({ ...shared, user: applicant });
export type WireApplication = z.infer<typeof wireApplication>;
