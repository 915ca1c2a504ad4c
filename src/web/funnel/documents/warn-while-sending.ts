const warn = (event: BeforeUnloadEvent): void => event.preventDefault();

let sending = 0;

/** The browser confirms before a tab closes during an upload. Returns a function that stops this. */
export const warnWhileSending = (): (() => void) => {
  if (sending === 0) window.addEventListener('beforeunload', warn);
  sending += 1;
  return () => {
    sending -= 1;
    if (sending === 0) window.removeEventListener('beforeunload', warn);
  };
};
