import { useEffect, useRef } from 'react';
import type { SessionKind } from '#entities/text/session-kind.ts';
import look from '#web/ui/dialog.module.css';
import { confirmIdentity } from '#words/confirm-identity.ts';
import styles from '../sign-in.module.css';
import { ApplicantProof } from './applicant-proof.tsx';
import { StaffProof } from './staff-proof.tsx';

const words = confirmIdentity;

/** A first password, or one that replaces a forgotten one, takes a mailed code and no password. */
const CODE_ONLY = ['identity.setPassword'];

type Props = { kind: SessionKind; path: string; onClose: (isConfirmed: boolean) => void };

/** Native dialog: traps focus, closes on Escape and restores focus. */
export default function ConfirmDialog({ kind, path, onClose }: Props) {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => dialog.current?.showModal(), []);
  const done = () => onClose(true);
  return (
    <dialog ref={dialog} className={look.dialog} aria-labelledby="confirm-title" onClose={() => onClose(false)}>
      <div className={styles.form}>
        <h2 id="confirm-title" className="heading-3">
          {words.title}
        </h2>
        <p>{kind === 'portal' ? words.staffText : words.text}</p>
        {kind === 'portal' ? (
          <StaffProof onProved={done} />
        ) : (
          <ApplicantProof isCodeOnly={CODE_ONLY.includes(path)} onProved={done} />
        )}
        <p>
          <button className="link-button" type="button" onClick={() => onClose(false)}>
            {words.cancel}
          </button>
        </p>
      </div>
    </dialog>
  );
}
