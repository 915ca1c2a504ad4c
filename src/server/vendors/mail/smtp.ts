import { createHash } from 'node:crypto';
import { createTransport } from 'nodemailer';
import { z } from 'zod';
import type { MailPort } from './port.ts';

const PATIENCE_MS = 20_000;

export const smtpSettings = z.object({
  SMTP_URL: z.url({ protocol: /^smtps?$/ }).describe('the mail server, `smtps://user:password@host`'),
  MAIL_FROM: z.string().min(3).optional().describe('the sender of mails, where it is not the lender’s own'),
});

/** One connection per message. The id is made from the delivery key, so that mail servers recognize a repeated message. */
export const smtpMail = ({ url, from }: { url: string; from: string }): MailPort => {
  const patience = { connectionTimeout: PATIENCE_MS, greetingTimeout: PATIENCE_MS, socketTimeout: PATIENCE_MS };
  const transport = createTransport({ url, ...patience }, { from });
  return {
    deliver: async ({ deliveryKey, recipient, subject, text, html, attachments = [], optOutUrl }) => {
      const id = createHash('sha256').update(deliveryKey).digest('hex').slice(0, 40);
      await transport.sendMail({
        messageId: `<${id}@${domainOf(from)}>`,
        to: { name: '', address: recipient },
        subject,
        text,
        ...(html ? { html } : {}),
        attachments: attachments.map(({ name, type, text: content }) => ({
          filename: name,
          contentType: type,
          content,
        })),
        headers: optOutUrl
          ? { 'List-Unsubscribe': `<${optOutUrl}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' }
          : {},
        disableFileAccess: true,
        disableUrlAccess: true,
      });
    },
  };
};

const domainOf = (from: string): string => /@([\w.-]+)/.exec(from)?.[1] ?? 'localhost';
