import { EmptyState } from '#web/ui/pages/empty-state.tsx';
import { momentText } from '#words/moments.ts';
import { sandbox } from '#words/sandbox.ts';
import type { Overview } from './demo-sign-ins.tsx';
import { MessageText } from './mailbox.tsx';
import styles from './sandbox-page.module.css';

const words = sandbox.texts;

export const TextMessages = ({ texts }: { texts: Overview['texts'] }) => (
  <section className={styles.section} aria-labelledby="texts-heading">
    <h2 className="heading-2" id="texts-heading">
      {words.heading}
    </h2>
    <p className="muted">{words.text}</p>
    {texts.length === 0 ? (
      <EmptyState title={words.emptyTitle}>{words.empty}</EmptyState>
    ) : (
      <ol className={styles.mails}>
        {texts.map(({ messageId, recipient, text, sentAt }) => (
          <li key={messageId} className="card">
            <p className="small muted">
              {sandbox.mailbox.to} {recipient}, {momentText(sentAt)}
            </p>
            <MessageText text={text} />
          </li>
        ))}
      </ol>
    )}
  </section>
);
