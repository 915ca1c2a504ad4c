import { type ReactNode, useId, useState } from 'react';
import { changeChoice as words } from '#words/funnel/change-choice.ts';
import styles from './change-choice.module.css';

/** One way on: what it is called, what it means, and the press or the form that does it. */
export type WayOn = { key: string; title: string; text: string; act: ReactNode };

/** The ways on from a changed offer. Nothing happens by picking one: its own button says what it does. */
export const ChangeChoice = ({ ways, children }: { ways: readonly WayOn[]; children?: ReactNode }) => {
  const id = useId();
  const [picked, setPicked] = useState(ways[0]?.key);
  const chosen = ways.find(({ key }) => key === picked) ?? ways[0];
  return (
    <div className={`card ${styles.choice}`}>
      <fieldset>
        <legend className="heading-4">{words.title}</legend>
        {ways.map(({ key, title, text }) => (
          <label key={key} className={styles.way} data-chosen={key === chosen?.key}>
            <input
              type="radio"
              name={id}
              checked={key === chosen?.key}
              aria-labelledby={`${id}-${key}`}
              aria-describedby={`${id}-${key}-text`}
              onChange={() => setPicked(key)}
            />
            <span>
              <strong id={`${id}-${key}`}>{title}</strong>
              <span className="small" id={`${id}-${key}-text`}>
                {text}
              </span>
            </span>
          </label>
        ))}
      </fieldset>
      <div className={styles.act}>{chosen?.act}</div>
      {children}
    </div>
  );
};
