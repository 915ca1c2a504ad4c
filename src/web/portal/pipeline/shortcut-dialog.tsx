import { useMutation } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useTRPC } from '#web/api-client/api.ts';
import { pipeline } from '#words/en/pipeline.ts';
import styles from './list-foot.module.css';
import page from './pipeline.module.css';

const words = pipeline.keys;

type Shortcuts = { hasLetterKeys: boolean; onChanged: () => void; onClose: () => void };

/** Every key and what it does, and the switch that turns them off. */
export const ShortcutDialog = ({ hasLetterKeys, onChanged, onClose }: Shortcuts) => {
  const trpc = useTRPC();
  const dialog = useRef<HTMLDialogElement>(null);
  const change = useMutation(trpc.pipeline.setLetterKeys.mutationOptions({ onSuccess: onChanged }));
  useEffect(() => {
    dialog.current?.showModal();
  }, []);
  return (
    <dialog className={styles.dialog} ref={dialog} aria-labelledby="keys-heading" onClose={onClose}>
      <h2 className="heading-4" id="keys-heading">
        {words.heading}
      </h2>
      <dl className={styles.keyList}>
        {words.list.map(([keys, does]) => (
          <div key={does}>
            <dt>
              {keys.map((key) => (
                <kbd className={page.key} key={key}>
                  {key}
                </kbd>
              ))}
            </dt>
            <dd>{does}</dd>
          </div>
        ))}
      </dl>
      <label className={styles.switch}>
        <input
          type="checkbox"
          role="switch"
          aria-checked={hasLetterKeys}
          checked={hasLetterKeys}
          onChange={({ currentTarget }) => change.mutate({ hasLetterKeys: currentTarget.checked })}
        />
        <span>
          <strong>{words.switch}</strong>
          <span className="muted">{words.switchHelp}</span>
        </span>
      </label>
      <button className="button button-secondary button-dense" type="button" onClick={() => dialog.current?.close()}>
        {words.close}
      </button>
    </dialog>
  );
};
