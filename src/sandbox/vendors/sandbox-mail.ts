import type { Db } from '#server/db/connect.ts';
import type { MailPort } from '#server/vendors/mail/port.ts';
import { sandboxMails } from '../db/schema.ts';

/** Stores email in the database, where the sandbox page shows it. */
export const sandboxMail = (db: Db): MailPort => ({
  reach: async () => undefined,
  deliver: async ({ deliveryKey, recipient, subject, text, html = null, attachments = [] }) => {
    await db
      .insert(sandboxMails)
      .values({ deliveryKey, recipient, subject, textBody: text, htmlBody: html, attachments })
      .onConflictDoNothing();
  },
});
