import { useEffect, useRef, useState } from 'react';
import look from '#web/ui/dialog.module.css';
import { TextArea } from '#web/ui/fields/text-area.tsx';
import { signing } from '#words/loan/signing.ts';
import styles from './signing-room.module.css';

const words = signing.declineDialog;
type Props = { isOpen: boolean; onClose: () => void; onDecline: (reason: string | null) => void };

/** Native dialog: traps focus, closes on Escape and restores focus. */
export const DeclineDialog = ({ isOpen, onClose, onDecline }: Props) => {
  const [reason, setReason] = useState('');
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    if (isOpen) dialog.current?.showModal();
    else dialog.current?.close();
  }, [isOpen]);
  return (
    <dialog
      ref={dialog}
      className={`${look.dialog} ${styles.declining}`}
      aria-labelledby="decline-title"
      onClose={onClose}
    >
      <h2 id="decline-title" className="heading-3">
        {words.title}
      </h2>
      <p>{words.text}</p>
      <TextArea
        label={words.reason}
        value={reason}
        rows={3}
        maxLength={1000}
        onChange={({ currentTarget }) => setReason(currentTarget.value)}
      />
      <p className={styles.actions}>
        <button className="button button-secondary" type="button" onClick={onClose}>
          {words.no}
        </button>
        <button className="button button-stop" type="button" onClick={() => onDecline(reason.trim() || null)}>
          {words.yes}
        </button>
      </p>
    </dialog>
  );
};
