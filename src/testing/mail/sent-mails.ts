import type { Container } from '#server/container.ts';

type SentMail = { key: string; recipient: string; subject: string; text: string };

/** Every mail to this address, oldest first, once none is on its way any more. */
export const sentMails = async (container: Pick<Container, 'database'>, recipient: string): Promise<SentMail[]> => {
  const { pool } = container.database;
  const { rowCount } = await pool.query('SELECT 1 FROM outgoing_messages LIMIT 1');
  if (rowCount !== 0) {
    await new Promise((later) => setTimeout(later, 50));
    return sentMails(container, recipient);
  }
  const { rows } = await pool.query(
    `SELECT delivery_key AS key, recipient, subject, text_body AS text FROM sandbox_mails WHERE recipient = $1 ORDER BY sent_at`,
    [recipient],
  );
  return rows;
};
