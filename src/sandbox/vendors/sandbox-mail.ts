import { sql } from 'drizzle-orm';
import type { Db } from '#server/db/connect.ts';
import { preparedOnce } from '#server/db/prepared-once.ts';
import type { MailPort } from '#server/vendors/mail/port.ts';
import { sandboxMails } from '../db/schema.ts';

const keepQuery = preparedOnce((db: Db) =>
  db
    .insert(sandboxMails)
    .values({
      deliveryKey: sql.placeholder('deliveryKey'),
      recipient: sql.placeholder('recipient'),
      subject: sql.placeholder('subject'),
      textBody: sql.placeholder('text'),
      htmlBody: sql.placeholder('html'),
      attachments: sql.placeholder('attachments'),
    })
    .onConflictDoNothing()
    .prepare('keep_sandbox_mail'),
);

/** Stores email in the database, where the sandbox page shows it. */
export const sandboxMail = (db: Db): MailPort => ({
  reach: async () => undefined,
  deliver: async ({ deliveryKey, recipient, subject, text, html = null, attachments = [] }) => {
    await keepQuery(db).execute({ deliveryKey, recipient, subject, text, html, attachments });
  },
});
