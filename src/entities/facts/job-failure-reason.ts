import { z } from 'zod';

/** Why a background job failed: a closed list, since an error's own text may hold personal data. */
export const jobFailureReason = z.enum([
  'mailServerAway',
  'addressRefused',
  'deliveryUnknown',
  'expired',
  'serviceAway',
  'refused',
  'database',
  'workerLost',
  'unexpected',
]);
export type JobFailureReason = z.infer<typeof jobFailureReason>;
