import { useEffect, useRef } from 'react';

/** Calls back whenever the application was saved anywhere: another tab, a phone, the other person, staff. */
export const useApplicationChanges = (onChange: () => void, { isOn }: { isOn: boolean }): void => {
  const latest = useRef(onChange);
  useEffect(() => {
    latest.current = onChange;
  });
  useEffect(() => {
    if (!isOn) return;
    // The browser's own stream reconnects by itself, also after a night's sleep.
    const stream = new EventSource('/api/trpc/application.changes');
    stream.onmessage = () => latest.current();
    stream.addEventListener('serialized-error', () => stream.close());
    return () => stream.close();
  }, [isOn]);
};
