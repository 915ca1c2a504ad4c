import { z } from 'zod';
import { noAnswerReason, outsideQuestion, pullState } from '../../facts/outside-question.ts';
import { person } from '../../values/person.ts';

/** `open`: nobody was asked yet. `firstLook`: an answer that settles nothing. `other`: the vendor answered, and could not tell. */
export const orderState = z.enum(['open', 'asking', 'found', 'firstLook', 'other', 'failed']);
export type OrderState = z.infer<typeof orderState>;

/** An order to a vendor as staff see it: the newest of its kind for each person. */
export const vendorOrder = z.object({
  /** Of the report; null while nobody was asked. */
  id: z.uuid().nullable(),
  what: outsideQuestion,
  person,
  state: orderState,
  /** Why there is no answer. */
  reason: noAnswerReason.nullable(),
  askedAt: z.date().nullable(),
  answeredAt: z.date().nullable(),
});
export type VendorOrder = z.infer<typeof vendorOrder>;

/** What came of an order that staff sent. */
export const sentOrderOutcome = z.enum([...pullState.options, 'noConsent', 'notReady', 'late']);
export type SentOrderOutcome = z.infer<typeof sentOrderOutcome>;
