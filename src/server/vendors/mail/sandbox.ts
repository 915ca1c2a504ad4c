import type { Db } from '../../db/connect.ts';
import { sandboxMails } from '../../db/schema/index.ts';
import type { MailPort } from './port.ts';

/** Keeps mail in the database, where the sandbox page shows it. */
export const sandboxMail = (db: Db): MailPort => ({
  deliver: async ({ deliveryKey, recipient, subject, text, html = null, attachments = [] }) => {
    await db
      .insert(sandboxMails)
      .values({ deliveryKey, recipient, subject, textBody: text, htmlBody: html, attachments })
      .onConflictDoNothing();
  },
});
