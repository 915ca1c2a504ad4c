import { useEffect, useId, useRef, useState } from 'react';
import styles from './signing-room.module.css';

type Words = { title: string; text: string; yes: string; no: string };
type Props = { start: string; words: Words; onSure: () => void };

/** Inline confirmation for an action taken on an applicant's behalf; Escape cancels. */
export const AskFirst = ({ start, words, onSure }: Props) => {
  const id = useId();
  const [isAsked, setIsAsked] = useState(false);
  const begin = useRef<HTMLButtonElement>(null);
  const question = useRef<HTMLDivElement>(null);
  const wasAsked = useRef(false);
  useEffect(() => {
    if (isAsked) question.current?.focus();
    else if (wasAsked.current) begin.current?.focus();
    wasAsked.current = isAsked;
  }, [isAsked]);
  if (!isAsked)
    return (
      <button className="link-button" type="button" ref={begin} onClick={() => setIsAsked(true)}>
        {start}
      </button>
    );
  const end = () => setIsAsked(false);
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for fields, and here are none
    <div
      className={`note note-warn ${styles.sure}`}
      role="group"
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-text`}
      ref={question}
      tabIndex={-1}
      onKeyDown={({ key }) => key === 'Escape' && end()}
    >
      <strong id={`${id}-title`}>{words.title}</strong>
      <p id={`${id}-text`}>{words.text}</p>
      <p className={styles.sureActions}>
        <button
          className="button button-secondary button-small"
          type="button"
          onClick={() => {
            end();
            onSure();
          }}
        >
          {words.yes}
        </button>
        <button className="button button-quiet button-small" type="button" onClick={end}>
          {words.no}
        </button>
      </p>
    </div>
  );
};
