import { createContext, type ReactNode, useContext, useEffect, useMemo, useState } from 'react';
import { CallError } from '#web/api-client/calls/call-error.ts';
import { keepBeforeReload } from '#web/router/reload-page.ts';
import { showToast } from '#web/ui/toasts/toast-store.ts';
import { errors } from '#words/errors.ts';
import { createSaveQueue, type SaveQueue, type SaveState } from './save-queue.ts';
import { waitFor } from './wait-for.ts';

type Saves = {
  queue: SaveQueue;
  tell: (state: SaveState) => void;
  /** Callbacks that let pages queue their debounced saves at once. */
  unsaved: Set<() => void>;
};

const SavesContext = createContext<Saves | null>(null);
/** Apart, so that a page is not drawn again for each word on its saving. */
const SaveStateContext = createContext<SaveState>({ kind: 'idle' });

/** A server response has a shape; without one the call never arrived. */
const isConnectionFailure = (error: unknown): boolean => error instanceof CallError && !error.data;

export const SavesProvider = ({ children }: { children: ReactNode }) => {
  const [state, tell] = useState<SaveState>({ kind: 'idle' });
  const [queue] = useState(() =>
    createSaveQueue({
      isConnectionFailure,
      isOnline: () => navigator.onLine,
      wait: waitFor,
      onState: tell,
    }),
  );
  const [unsaved] = useState(() => new Set<() => void>());
  useEffect(() => {
    const goOffline = () => showToast({ kind: 'offline', ...errors.offline });
    const goOnline = () => queue.wake();
    const warn = (event: BeforeUnloadEvent) => {
      if (!queue.isEmpty()) event.preventDefault();
    };
    const stopKeeping = keepBeforeReload(() => {
      for (const save of unsaved) save();
      return queue.emptied();
    });
    window.addEventListener('offline', goOffline);
    window.addEventListener('online', goOnline);
    window.addEventListener('beforeunload', warn);
    return () => {
      stopKeeping();
      window.removeEventListener('offline', goOffline);
      window.removeEventListener('online', goOnline);
      window.removeEventListener('beforeunload', warn);
    };
  }, [queue, unsaved]);
  const saves = useMemo(() => ({ queue, tell, unsaved }), [queue, unsaved]);
  return (
    <SavesContext value={saves}>
      <SaveStateContext value={state}>{children}</SaveStateContext>
    </SavesContext>
  );
};

export const useSaves = (): Saves => {
  const saves = useContext(SavesContext);
  if (saves === null) throw new Error('useSaves needs a SavesProvider above it');
  return saves;
};

export const useSaveState = (): SaveState => useContext(SaveStateContext);
