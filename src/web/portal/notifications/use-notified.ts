import { useChanges } from '#web/api-client/use-changes.ts';

/** Calls back when something new is told to the signed-in person, or was read in another tab. */
export const useNotified = (isOn: boolean, onChange: () => void): void =>
  useChanges(isOn ? { path: 'desk.notified' } : null, onChange);
