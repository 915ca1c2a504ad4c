import { loanSystemLog as words } from '#words/portal/loan-system.ts';
import styles from './message-content.module.css';

type Content = { file: string | null; answer: string | null };

/** One tag a line: files come without line breaks. */
const readable = (xml: string): string => xml.replaceAll('><', '>\n<');

/** What was sent and what came back. */
export const MessageContent = ({
  loanNumber,
  content: { file, answer },
  onClose,
}: {
  loanNumber: string;
  content: Content;
  onClose: () => void;
}) => (
  <section className={`card ${styles.content}`} aria-labelledby="message-content">
    <h2 className="heading-4" id="message-content">
      {words.contentOf(loanNumber)}
    </h2>
    <h3>{words.file}</h3>
    {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a part that scrolls has to be reached by keyboard. */}
    <pre className={styles.text} tabIndex={0}>
      {file === null ? words.nothing : readable(file)}
    </pre>
    <h3>{words.answer}</h3>
    <pre className={styles.text}>{answer ?? words.nothing}</pre>
    <button className="button button-secondary button-dense" type="button" onClick={onClose}>
      {words.hide}
    </button>
  </section>
);
