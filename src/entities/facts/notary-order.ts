import { z } from 'zod';

/**
 * Where a remote notarization stands. `preparing`: the service reads the document. `sent`: the signers have their link. `signing`: they
 * are with the notary. `needsStaff`: it does not go on by itself.
 */
export const notaryState = z.enum(['preparing', 'sent', 'signing', 'done', 'needsStaff', 'recalled']);
export type NotaryState = z.infer<typeof notaryState>;

/** Why staff have to act. `notPossible`: no remote notarization where the home stands. */
export const notaryProblem = z.enum([
  'rejected',
  'expired',
  'declined',
  'onHold',
  'identity',
  'document',
  'notPossible',
]);
export type NotaryProblem = z.infer<typeof notaryProblem>;

export const openNotaryStates: readonly NotaryState[] = ['preparing', 'sent', 'signing'];
