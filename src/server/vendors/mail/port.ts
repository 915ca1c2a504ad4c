import { z } from 'zod';
import { email } from '#entities/values/email.ts';

export const mailAttachment = z.object({ name: z.string().min(1), type: z.string().min(1), text: z.string() });

export const mailMessage = z.object({
  /** The same key never delivers twice. */
  deliveryKey: z.string().min(1),
  recipient: email,
  subject: z.string().min(1).max(200),
  text: z.string().min(1).max(20_000),
  html: z.string().max(100_000).optional(),
  attachments: z.array(mailAttachment).max(5).optional(),
  /** The opt-out address for this kind of mail, for the mail program's own unsubscribe button. */
  optOutUrl: z.url().optional(),
});
export type MailMessage = z.infer<typeof mailMessage>;

/** The mail server certainly did not take the message. After any other error it may have. */
export class MailNotTaken extends Error {
  /** Whether the server refused the recipient for good. */
  readonly isPermanent: boolean;
  constructor({ isPermanent, cause }: { isPermanent: boolean; cause: unknown }) {
    super('the mail server did not take the message', { cause });
    this.isPermanent = isPermanent;
  }
}

/** Rejects when the message could not be delivered to the server; the job retries. */
export type MailPort = {
  deliver: (message: MailMessage) => Promise<void>;
  /** Signs in and sends nothing. Rejects when the server cannot be reached or refuses. */
  reach: () => Promise<void>;
};
