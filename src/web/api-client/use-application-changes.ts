import { useEffect, useRef } from 'react';

const OWN = '/api/trpc/application.changes';

/** The stream of one loan, for staff. */
export const loanChangesUrl = (loanId: string): string =>
  `/api/trpc/loanFile.changes?${new URLSearchParams({ input: JSON.stringify({ json: { loanId } }) })}`;

/** Calls back whenever the application is saved anywhere: another tab, a phone, the other applicant, staff. */
export const useApplicationChanges = (
  onChange: () => void,
  { isOn, url = OWN }: { isOn: boolean; url?: string },
): void => {
  const latest = useRef(onChange);
  useEffect(() => {
    latest.current = onChange;
  });
  useEffect(() => {
    if (!isOn) return;
    // The browser's own stream reconnects by itself, even after the device sleeps.
    const stream = new EventSource(url);
    stream.onmessage = () => latest.current();
    stream.addEventListener('serialized-error', () => stream.close());
    return () => stream.close();
  }, [isOn, url]);
};
