import { useEffect, useRef, useState } from 'react';
import { errors } from '#words/errors.ts';
import { exactTimeText } from '#words/moments.ts';
import { lastTryHere, tryAgain } from './last-try.ts';
import styles from './not-loaded.module.css';

const words = errors.notLoaded;

/** Not from a reader who has already gone on into the page. */
const takeFocus = (button: HTMLButtonElement | null): void => {
  if (document.activeElement === null || document.activeElement === document.body) button?.focus();
};

/**
 * Says at the press that it tries, and afterwards, if the page is still not here, when it last did. A try that succeeds ends in
 * another page or part, and this one with it.
 */
export const RetryButton = ({ retry }: { retry: () => unknown }) => {
  const [said, setSaid] = useState('');
  const button = useRef<HTMLButtonElement>(null);
  const sayLastTry = async () => {
    const tried = lastTryHere();
    if (tried === null) return;
    setSaid(words.trying);
    await tried.over;
    setSaid(words.still(exactTimeText(tried.at)));
  };
  const onShown = useRef(sayLastTry);
  useEffect(() => {
    // The part is rendered again after a retry: its message follows once it is on the page, so that a screen reader announces it.
    if (lastTryHere() !== null) takeFocus(button.current);
    void onShown.current();
  }, []);
  const press = () => {
    tryAgain(retry);
    void sayLastTry();
  };
  return (
    <div className={styles.retry}>
      <button className="button button-primary" type="button" ref={button} onClick={press}>
        {words.retry}
      </button>
      <p className="small muted" role="status">
        {said}
      </p>
    </div>
  );
};
