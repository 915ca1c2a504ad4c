import { z } from 'zod';
import { phone } from '#entities/values/phone.ts';
import type { Port } from '../port.ts';

export const textMessage = z.object({
  recipient: phone,
  text: z.string().min(1).max(480),
  /** When it may have been handed over before, without a known outcome. */
  since: z.date().optional(),
});
export type TextMessage = z.infer<typeof textMessage>;

/** `refused`: the number cannot receive texts or its owner has replied STOP. */
export const textAnswer = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('sent'), messageId: z.string().min(1) }),
  z.object({ kind: z.literal('refused') }),
]);
export type TextAnswer = z.infer<typeof textAnswer>;

export type TextMessagePort = Port<TextMessage, TextAnswer>;
