import { z } from 'zod';
import { phone } from '#entities/values/phone.ts';

/** A webhook as it arrived. */
export type Delivery = {
  /** The public address it was sent to, with its query, from our settings and never from the request. */
  url: string;
  header: (name: string) => string | undefined;
  body: Buffer;
  at: Date;
};

/** The content of a webhook in our terms. It is a hint: the vendor is asked for the state before anything changes. */
export const hookNews = z.discriminatedUnion('about', [
  /** A journey may have moved; `reference` is the vendor's own id of it. */
  z.object({ about: z.literal('journey'), reference: z.string().min(1).max(200) }),
  /** A payment may have moved; `reference` is the bank service's own id of it. */
  z.object({ about: z.literal('payment'), reference: z.string().min(1).max(200) }),
  /** A remote notarization may have moved; `reference` is the service's own id of it. */
  z.object({ about: z.literal('notary'), reference: z.string().min(1).max(200) }),
  z.object({ about: z.literal('text'), messageId: z.string().min(1).max(100), status: z.string().min(1).max(40) }),
  /** The owner of a number no longer wants texts, or wants them again. */
  z.object({ about: z.literal('textWish'), number: phone, wish: z.enum(['stop', 'start']) }),
  /** Known, and of no use here. */
  z.object({ about: z.literal('nothing') }),
]);
export type HookNews = z.infer<typeof hookNews>;

/** `eventId`: the vendor's own; null where it sends none, so that its bytes identify it. */
export type HookEvent = { eventId: string | null; type: string; news: HookNews };

/** `unreadable`: signed by the vendor, in a form we do not know. */
export type Received = { kind: 'refused' } | { kind: 'unreadable' } | ({ kind: 'accepted' } & HookEvent);

/** Checks one vendor's signature and reads its content. */
export type Hook = (delivery: Delivery) => Received | Promise<Received>;
