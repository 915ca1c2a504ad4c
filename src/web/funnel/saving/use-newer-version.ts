import { useRef } from 'react';
import { z } from 'zod';
import { OWN_CHANGES, useChanges } from '#web/api-client/use-changes.ts';

const change = z.object({ version: z.int() });

/** The tab's own save is announced here too; its response has usually arrived by then. */
const SETTLE_MILLISECONDS = 400;

type Listening = { version: number | null; onNewer: () => void };

/** Calls `onNewer` when the application was changed elsewhere. A null `version` means nothing to listen for. */
export const useNewerVersion = ({ version, onNewer }: Listening): void => {
  const latest = useRef({ version, onNewer });
  latest.current = { version, onNewer };
  useChanges(version === null ? null : OWN_CHANGES, (value) => {
    const told = change.safeParse(value).data?.version;
    if (told === undefined) return;
    setTimeout(() => {
      const { version: known, onNewer: tell } = latest.current;
      if (known !== null && told > known) tell();
    }, SETTLE_MILLISECONDS);
  });
};
