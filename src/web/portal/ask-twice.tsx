import { useState } from 'react';
import { useFocusAlong } from '#web/ui/focus/use-focus-along.ts';
import styles from './ask-twice.module.css';

type Props = {
  name: string;
  /** What it is about, where the page has several. */
  label?: string;
  text: string;
  yes: string;
  no: string;
  isAskedTwice?: boolean;
  isPending: boolean;
  onSure: () => void;
};

/** A button that asks once more, in its own place, before it does what cannot be taken back. */
export const AskTwice = ({ name, label, text, yes, no, isAskedTwice = true, isPending, onSure }: Props) => {
  const [isAsked, setIsAsked] = useState(false);
  const place = useFocusAlong<HTMLDivElement>(isAsked);
  const press = () => {
    setIsAsked(!isAsked && isAskedTwice);
    if (isAsked || !isAskedTwice) onSure();
  };
  return (
    <div className={styles.asked} ref={place}>
      <p className="small">{text}</p>
      <p className={styles.buttons}>
        <button
          className={`button button-dense ${isAsked ? 'button-primary' : 'button-secondary'}`}
          type="button"
          disabled={isPending}
          aria-label={isAsked ? undefined : label}
          onClick={press}
        >
          {isAsked ? yes : name}
        </button>
        {isAsked && (
          <button className="button button-quiet button-dense" type="button" onClick={() => setIsAsked(false)}>
            {no}
          </button>
        )}
      </p>
    </div>
  );
};
