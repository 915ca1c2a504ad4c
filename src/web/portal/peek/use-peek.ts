import { useCallback, useRef, useState } from 'react';

type Peek = {
  /** The row shown beside the list. */
  peeked: string | null;
  open: (key: string) => void;
  close: () => void;
  /** An open panel goes along with the row. */
  follow: (key: string) => void;
};

/** The panel beside a list: opened from a row, and closed back to where the keyboard was. */
export const usePeek = (): Peek => {
  const [peeked, setPeeked] = useState<string | null>(null);
  const opener = useRef<Element>(null);
  const close = useCallback(() => {
    setPeeked(null);
    if (opener.current instanceof HTMLElement) opener.current.focus();
  }, []);
  return {
    peeked,
    open: (key) => {
      if (peeked === null) opener.current = document.activeElement;
      setPeeked(key);
    },
    close,
    follow: (key) => setPeeked((before) => (before === null ? null : key)),
  };
};
