import { useEffect } from 'react';

/** Ctrl K or Cmd K anywhere, fields included; not over an open dialog. */
export const useCommandKey = (open: () => void): void => {
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (!(event.ctrlKey || event.metaKey) || event.altKey || event.shiftKey || event.key.toLowerCase() !== 'k')
        return;
      event.preventDefault();
      if (!document.querySelector('dialog[open]')) open();
    };
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, [open]);
};
