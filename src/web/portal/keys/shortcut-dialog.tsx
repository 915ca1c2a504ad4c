import { useEffect, useRef } from 'react';
import look from '#web/ui/dialog.module.css';
import { portalKeys as words } from '#words/portal/portal-keys.ts';
import page from '../pipeline/pipeline.module.css';
import { LetterKeysSwitch } from './letter-keys-switch.tsx';
import styles from './shortcut-dialog.module.css';

/** Every shortcut and its effect, and the switch that turns them off. */
const ShortcutDialog = ({ onClose }: { onClose: () => void }) => {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    dialog.current?.showModal();
  }, []);
  return (
    <dialog className={look.dialog} ref={dialog} aria-labelledby="keys-heading" onClose={onClose}>
      <h2 className="heading-4" id="keys-heading">
        {words.heading}
      </h2>
      {words.groups.map(({ where, keys: list }) => (
        <section key={where} aria-label={where}>
          <h3 className={styles.where}>{where}</h3>
          <dl className={styles.keyList}>
            {list.map(([keys, does]) => (
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
        </section>
      ))}
      <LetterKeysSwitch />
      <button className="button button-secondary button-dense" type="button" onClick={() => dialog.current?.close()}>
        {words.close}
      </button>
    </dialog>
  );
};

export default ShortcutDialog;
