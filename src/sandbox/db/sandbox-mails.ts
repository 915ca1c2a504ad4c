import { desc } from 'drizzle-orm';
import type { Reader } from '#server/db/connect.ts';
import { sandboxMails } from './schema.ts';

const SHOWN = 50;

export const latestSandboxMails = (db: Reader) =>
  db
    .select({
      id: sandboxMails.id,
      recipient: sandboxMails.recipient,
      subject: sandboxMails.subject,
      text: sandboxMails.textBody,
      html: sandboxMails.htmlBody,
      sentAt: sandboxMails.sentAt,
    })
    .from(sandboxMails)
    .orderBy(desc(sandboxMails.sentAt))
    .limit(SHOWN);
