import { useState } from 'react';
import { type MailLogos, withMailLogos } from '#entities/text/mail-logos.ts';
import { EmptyState } from '#web/ui/pages/empty-state.tsx';
import { momentText } from '#words/moments.ts';
import { sandbox } from '#words/sandbox.ts';
import type { Overview } from './demo-sign-ins.tsx';
import { linkedText } from './linked-text.ts';
import styles from './sandbox-page.module.css';

const words = sandbox.mailbox;

/** The text of a message with its addresses as links, otherwise unchanged. */
export const MessageText = ({ text }: { text: string }) => (
  <p className={styles.text}>
    {linkedText(text).map(({ at, part, isLink }) =>
      isLink ? (
        <a key={at} href={part}>
          {part}
        </a>
      ) : (
        part
      ),
    )}
  </p>
);

/** Links in the message open outside the frame, as the user expects; nothing else in it may do anything. */
const MessagePage = ({ subject, html, logos }: { subject: string; html: string; logos: MailLogos | null }) => {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <details className={styles.asPage} onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}>
      <summary>{words.asPage}</summary>
      {isOpen && (
        <iframe
          className={styles.preview}
          title={subject}
          srcDoc={`<base target="_top">${withMailLogos(html, logos)}`}
          sandbox="allow-top-navigation-by-user-activation"
        />
      )}
    </details>
  );
};

export const Mailbox = ({ mails, mailLogos }: Pick<Overview, 'mails' | 'mailLogos'>) => (
  <section className={styles.section} aria-labelledby="mailbox-heading">
    <h2 className="heading-2" id="mailbox-heading">
      {words.heading}
    </h2>
    <p className="muted">{words.text}</p>
    {mails.length === 0 ? (
      <EmptyState title={words.emptyTitle}>{words.empty}</EmptyState>
    ) : (
      <ol className={styles.mails}>
        {mails.map(({ id, recipient, subject, text, html, sentAt }) => (
          <li key={id} className="card">
            <p className="small muted">
              {words.to} {recipient}, {momentText(sentAt)}
            </p>
            <h3 className="heading-4">{subject}</h3>
            <MessageText text={text} />
            {html !== null && <MessagePage subject={subject} html={html} logos={mailLogos} />}
          </li>
        ))}
      </ol>
    )}
  </section>
);
