import { z } from 'zod';
import { email } from '#entities/email.ts';

export const mailMessage = z.object({
  /** The same key never delivers twice. */
  deliveryKey: z.string().min(1),
  recipient: email,
  subject: z.string().min(1).max(200),
  text: z.string().min(1).max(20_000),
});
export type MailMessage = z.infer<typeof mailMessage>;

export type MailPort = { deliver: (message: MailMessage) => Promise<void> };
