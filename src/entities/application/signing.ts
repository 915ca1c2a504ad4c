import { z } from 'zod';

/** One applicant's agreements on the way to `agreementSigned`. The signing record, not this, keeps when and how they were shown. */
export const signing = z.object({
  hasConsentedToElectronicRecords: z.boolean().nullable(),
  hasReceivedEarlyDisclosures: z.boolean().nullable(),
  hasAuthorizedCredit: z.boolean().nullable(),
  agreementSigned: z.boolean().nullable(),
  signedName: z.string().trim().min(1).max(100).nullable(),
});
export type Signing = z.infer<typeof signing>;

export const emptySigning = (): Signing => ({
  hasConsentedToElectronicRecords: null,
  hasReceivedEarlyDisclosures: null,
  hasAuthorizedCredit: null,
  agreementSigned: null,
  signedName: null,
});
