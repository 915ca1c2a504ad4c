import { useState } from 'react';
import { leads as words } from '#words/portal/leads.ts';
import styles from './leads.module.css';

/** The link is shown now and never again: only its hash is stored. */
export const LeadLink = ({ url }: { url: string }) => {
  const [isCopied, setCopied] = useState(false);
  return (
    <div className={styles.link}>
      <p>
        {words.linkHeading}. {words.linkHelp}
      </p>
      <code>{url}</code>
      <button
        className="link-button"
        type="button"
        onClick={() => void navigator.clipboard.writeText(url).then(() => setCopied(true))}
      >
        {isCopied ? words.copied : words.copy}
      </button>
    </div>
  );
};
