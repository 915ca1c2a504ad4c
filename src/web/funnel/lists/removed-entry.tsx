import { useEffect, useRef } from 'react';
import { entryWords } from '#words/funnel/pages/entries.ts';
import styles from './list-field.module.css';

/** Takes the entry's position until the list changes again; focus goes to Undo. */
export const RemovedEntry = ({ name, onUndo }: { name: string; onUndo: () => void }) => {
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => button.current?.focus(), []);
  return (
    <p className={styles.removed} role="status">
      {entryWords.removed(name)}
      <button className="link-button" type="button" ref={button} onClick={onUndo}>
        {entryWords.undo}
      </button>
    </p>
  );
};
