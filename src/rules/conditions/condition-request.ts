import { z } from 'zod';
import { documentType } from '#entities/values/document-type.ts';
import type { Person } from '#entities/values/person.ts';
import { type ConditionCode, conditionCatalog, conditionCodes } from './condition-catalog.ts';

export const conditionOwner = z.enum(['borrower', 'coborrower', 'lender', 'thirdParty']);
export type ConditionOwner = z.infer<typeof conditionOwner>;

/** One request to one party. `subjectId` names the job, debt, event or title holder it is about. */
export const conditionRequest = z.object({
  /** The same request keeps its key on every run of the rules, so an answered request stays answered. */
  key: z.string(),
  code: z.literal(conditionCodes),
  kind: z.enum(['document', 'information', 'email']),
  owner: conditionOwner,
  /** A household document: either applicant may provide it. */
  isShared: z.boolean(),
  priorTo: z.enum(['approval', 'docs', 'closing', 'funding']),
  documentType: documentType.nullable(),
  count: z.int().min(1),
  years: z.array(z.int()),
  propertyId: z.string().nullable(),
  subjectId: z.string().nullable(),
  /** The ID also needs a selfie. */
  needsSelfie: z.boolean().default(false),
});
export type ConditionRequest = z.infer<typeof conditionRequest>;

export const conditionState = z.enum(['requested', 'received', 'needsAnotherLook', 'accepted', 'waived']);
export type ConditionState = z.infer<typeof conditionState>;

export type Asked = { owner: ConditionOwner; subjectId?: string | null } & Partial<
  Pick<ConditionRequest, 'documentType' | 'count' | 'years' | 'propertyId' | 'isShared' | 'needsSelfie' | 'priorTo'>
>;

export const makeRequest = (
  { code, kind }: { code: ConditionCode; kind: ConditionRequest['kind'] },
  {
    owner,
    isShared = false,
    documentType: type = null,
    count = 1,
    years = [],
    propertyId = null,
    subjectId = null,
    needsSelfie = false,
    priorTo = conditionCatalog[code].priorTo,
  }: Asked,
): ConditionRequest => ({
  key: [code, kind, owner, type, propertyId, subjectId].filter((part) => part !== null).join(':'),
  code,
  kind,
  owner,
  isShared,
  priorTo,
  documentType: type,
  count,
  years,
  propertyId,
  subjectId,
  needsSelfie,
});

export const ownerOf = (person: Person | null): ConditionOwner => person ?? 'borrower';
