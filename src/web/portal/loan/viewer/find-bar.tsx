import { useId } from 'react';
import { IconChevronDown, IconChevronUp } from '#web/ui/icons.ts';
import { reviewDesk as words } from '#words/portal/loan-desk/review.ts';
import styles from './viewer.module.css';

type Props = {
  text: string;
  at: number;
  count: number;
  /** How many pages were searched, where not all. */
  searched: number | null;
  hasText: boolean;
  onText: (text: string) => void;
  onMove: (by: 1 | -1) => void;
};

/** Search in the text of the document, from match to match. */
export const FindBar = ({ text, at, count, searched, hasText, onText, onMove }: Props) => {
  const id = useId();
  const told = !hasText ? words.foundPictures : count === 0 ? words.foundNone : words.found(at + 1, count);
  return (
    <search className={styles.find}>
      <label className="visually-hidden" htmlFor={id}>
        {words.findLabel}
      </label>
      <input
        id={id}
        className="input"
        type="search"
        placeholder={words.find}
        value={text}
        onChange={({ currentTarget }) => onText(currentTarget.value)}
        onKeyDown={(event) => {
          if (event.key !== 'Enter') return;
          event.preventDefault();
          onMove(event.shiftKey ? -1 : 1);
        }}
      />
      <span role="status">
        {text.trim() !== '' && told}
        {text.trim() !== '' && searched !== null && ` ${words.foundIn(searched)}`}
      </span>
      {count > 1 && (
        <>
          <button className={styles.tool} type="button" aria-label={words.previousMatch} onClick={() => onMove(-1)}>
            <IconChevronUp size={18} stroke={1.75} aria-hidden />
          </button>
          <button className={styles.tool} type="button" aria-label={words.nextMatch} onClick={() => onMove(1)}>
            <IconChevronDown size={18} stroke={1.75} aria-hidden />
          </button>
        </>
      )}
    </search>
  );
};
