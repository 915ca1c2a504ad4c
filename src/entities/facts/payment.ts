import { z } from 'zod';
import { accountKind } from '../application/disbursement.ts';

export const paymentKind = z.enum(['payoff', 'fee', 'cash']);
export type PaymentKind = z.infer<typeof paymentKind>;

/**
 * `sending`: handed to the bank or about to be, with nothing recorded yet. `unknown`: we cannot tell whether the bank has it.
 * `refused`: the bank did not take it. `returned`: it left and came back.
 */
export const paymentState = z.enum([
  'created',
  'approved',
  'sending',
  'unknown',
  'sent',
  'settled',
  'returned',
  'refused',
  'canceled',
]);
export type PaymentState = z.infer<typeof paymentState>;

export const paymentMethod = z.enum(['ach', 'wire', 'check']);
export type PaymentMethod = z.infer<typeof paymentMethod>;

/** `api`: our bank's service. `file`: a file for the bank. `hand`: staff at the bank's own page. `kept`: our fee, which never leaves. */
export const paymentChannel = z.enum(['api', 'file', 'hand', 'kept']);
export type PaymentChannel = z.infer<typeof paymentChannel>;

const payee = { holder: z.string().trim().min(1).max(100), memo: z.string().trim().max(80).nullable() };

/** Where a payment goes. `memo`: the account number at the creditor, or another line for the receiver. */
export const destination = z.discriminatedUnion('method', [
  z.object({
    method: z.enum(['ach', 'wire']),
    ...payee,
    bankName: z.string().trim().max(100).nullable(),
    routingNumber: z.string(),
    accountNumber: z.string(),
    accountKind,
  }),
  z.object({ method: z.literal('check'), ...payee, mailTo: z.string().trim().min(5).max(300) }),
]);
export type Destination = z.infer<typeof destination>;

/** The last four digits of the account, for people to recognize it. */
export const destinationLast4 = (to: Destination | null): string | null =>
  to !== null && to.method !== 'check' ? to.accountNumber.slice(-4) : null;

/** Why a bank sends back a credit. */
export const returnCause = z.enum([
  'accountClosed',
  'accountNotFound',
  'numberInvalid',
  'bankChanged',
  'holderDied',
  'accountFrozen',
  'accountKindWrong',
  'receiverRefused',
  'recalled',
  'ourEntry',
  'other',
]);
export type ReturnCause = z.infer<typeof returnCause>;
