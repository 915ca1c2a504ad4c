const warn = (event: BeforeUnloadEvent): void => event.preventDefault();

let sending = 0;

/** The browser asks before a tab is closed while files are on their way. Returns what ends that. */
export const warnWhileSending = (): (() => void) => {
  if (sending === 0) window.addEventListener('beforeunload', warn);
  sending += 1;
  return () => {
    sending -= 1;
    if (sending === 0) window.removeEventListener('beforeunload', warn);
  };
};
