import { useState } from 'react';
import { QrCode } from '#web/ui/qr-code.tsx';
import { enrollment } from '#words/portal/portal-sign-in.ts';
import styles from './setup-key.module.css';

const words = enrollment;

/** Groups of four characters are easy to copy from a screen. */
const inGroups = (secret: string): string => secret.replace(/(.{4})(?=.)/g, '$1 ');

export const SetupKey = ({ email, secret, uri }: { email: string; secret: string; uri: string }) => {
  const [isCopied, setIsCopied] = useState(false);
  const copy = async () => {
    await navigator.clipboard.writeText(secret);
    setIsCopied(true);
  };
  return (
    <section className={styles.key} aria-labelledby="setup-key-heading">
      <h2 className="heading-4" id="setup-key-heading">
        {words.keyHeading}
      </h2>
      <p className="small muted">{words.keyText}</p>
      <QrCode text={uri} label={words.qrCode} />
      <dl className="rows">
        <div>
          <dt>{words.keyName}</dt>
          <dd>{email}</dd>
        </div>
        <div>
          <dt>{words.key}</dt>
          <dd className={styles.secret}>{inGroups(secret)}</dd>
        </div>
        <div>
          <dt>{words.keyKind}</dt>
          <dd>{words.keyKindValue}</dd>
        </div>
      </dl>
      <p className={styles.actions}>
        <button className="button button-secondary button-small" type="button" onClick={() => void copy()}>
          {isCopied ? words.copied : words.copy}
        </button>
        <a className="button button-quiet button-small" href={uri}>
          {words.openApp}
        </a>
      </p>
    </section>
  );
};
