import { z } from 'zod';
import { documentType } from '../values/document-type.ts';
import { conditionView } from './condition-view.ts';

/** One requested document: the reason, how many have arrived, and the files sent for it. */
export const documentWanted = conditionView
  .pick({
    key: true,
    code: true,
    state: true,
    dueOn: true,
    reason: true,
    note: true,
    title: true,
    propertyId: true,
    place: true,
    subjectId: true,
    subject: true,
    count: true,
    years: true,
    uploaded: true,
    files: true,
  })
  .extend({ documentType, isOfHousehold: z.boolean(), isComplete: z.boolean() });
export type DocumentWanted = z.infer<typeof documentWanted>;
