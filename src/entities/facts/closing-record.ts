import { z } from 'zod';
import { day } from '../values/day.ts';

const line = z.string().trim().min(1).max(120).nullable();

/** What the closing agent tells: the notary, the title file, and the recording of the security instrument. Null is not known yet. */
export const closingRecord = z.object({
  notaryName: line,
  notaryCommission: line,
  notaryExpiresOn: day.nullable(),
  titleCompany: line,
  titleFile: line,
  county: line,
  instrumentNumber: line,
  recordedOn: day.nullable(),
});
export type ClosingRecord = z.infer<typeof closingRecord>;

export const emptyClosingRecord = (): ClosingRecord => ({
  notaryName: null,
  notaryCommission: null,
  notaryExpiresOn: null,
  titleCompany: null,
  titleFile: null,
  county: null,
  instrumentNumber: null,
  recordedOn: null,
});
