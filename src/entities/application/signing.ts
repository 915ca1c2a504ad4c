import { z } from 'zod';

/** What one person agreed to on the way to `agreementSigned`. When and how it was shown is kept by the signing record, not here. */
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
