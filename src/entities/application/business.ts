import { z } from 'zod';
import { address } from '../values/address.ts';
import { day } from '../values/day.ts';

export const businessStructure = z.enum(['soleProprietor', 'partnership', 'llc', 'sCorporation', 'cCorporation']);
export type BusinessStructure = z.infer<typeof businessStructure>;

/** Asked of applicants who own 25% or more of their employer. */
export const business = z.object({
  legalName: z.string().trim().min(1).max(100),
  structure: businessStructure,
  industry: z.string().trim().min(1).max(100),
  startedOn: day,
  address,
  employees: z.int().min(0).max(100_000),
  lastReturnYear: z.int().min(2000).max(2100),
  lastReturnFiledOn: day.nullable(),
});
export type Business = z.infer<typeof business>;
