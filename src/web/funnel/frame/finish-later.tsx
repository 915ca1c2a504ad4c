import { useEffect, useRef } from 'react';
import look from '#web/ui/dialog.module.css';
import { momentText } from '#words/moments.ts';
import { shell } from '#words/shell.ts';
import styles from './finish-later.module.css';

const words = shell.leaving;

type Props = { email: string | null; savedAt: Date | null; onStay: () => void; onLeave: () => void };

/** Before signing out: what is saved, what is not, and how to come back. Escape stays on the page. */
export default function FinishLater({ email, savedAt, onStay, onLeave }: Props) {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    if (!dialog.current?.open) dialog.current?.showModal();
  }, []);
  return (
    <dialog ref={dialog} className={`${look.dialog} ${styles.leaving}`} aria-labelledby="leaving" onClose={onStay}>
      <h2 id="leaving" className="heading-3">
        {words.title}
      </h2>
      <ul>
        <li>{savedAt === null ? words.saved : words.savedAt(momentText(savedAt))}</li>
        <li>{words.draft}</li>
        <li>{words.secrets}</li>
      </ul>
      <p>{email === null ? words.back : words.backAs(email)}</p>
      <p className={styles.actions}>
        <button className="button button-primary" type="button" onClick={onLeave}>
          {words.leave}
        </button>
        <button className="button button-secondary" type="button" onClick={() => dialog.current?.close()}>
          {words.stay}
        </button>
      </p>
    </dialog>
  );
}
