import { useState } from 'react';
import { portalUsers } from '#words/portal/portal-users.ts';
import styles from './recovery-codes.module.css';

const words = portalUsers.codes;

/** Shown only once. */
export const RecoveryCodes = ({ codes, onKept }: { codes: readonly string[]; onKept: () => void }) => {
  const [isCopied, setIsCopied] = useState(false);
  const copy = async () => {
    await navigator.clipboard.writeText(codes.join('\n'));
    setIsCopied(true);
  };
  return (
    <section className={`card ${styles.card}`} aria-labelledby="codes-heading">
      <h2 className="heading-4" id="codes-heading">
        {words.heading}
      </h2>
      <p>{words.text}</p>
      <ul className={styles.codes}>
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ul>
      <p className={styles.buttons}>
        <button className="button button-secondary button-small" type="button" onClick={() => void copy()}>
          {isCopied ? words.copied : words.copy}
        </button>
        <button className="button button-secondary button-small" type="button" onClick={() => window.print()}>
          {words.print}
        </button>
        <button className="button button-primary button-small" type="button" onClick={onKept}>
          {words.kept}
        </button>
      </p>
    </section>
  );
};
