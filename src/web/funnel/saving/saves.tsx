import { createContext, type ReactNode, useContext, useEffect, useState } from 'react';
import { CallError } from '#web/api-client/calls/call-error.ts';
import { showToast } from '#web/ui/toasts/toast-store.ts';
import { errors } from '#words/errors.ts';
import { createSaveQueue, type SaveQueue, type SaveState } from './save-queue.ts';
import { waitFor } from './wait-for.ts';

type Saves = {
  queue: SaveQueue;
  state: SaveState;
  setState: (state: SaveState) => void;
  /** Callbacks that let pages queue their debounced saves at once. */
  unsaved: Set<() => void>;
};

const SavesContext = createContext<Saves | null>(null);

/** A server response has a shape; without one the call never arrived. */
const isConnectionFailure = (error: unknown): boolean => error instanceof CallError && !error.data;

export const SavesProvider = ({ children }: { children: ReactNode }) => {
  const [state, setState] = useState<SaveState>({ kind: 'idle' });
  const [queue] = useState(() =>
    createSaveQueue({
      isConnectionFailure,
      isOnline: () => navigator.onLine,
      wait: waitFor,
      onState: setState,
    }),
  );
  const [unsaved] = useState(() => new Set<() => void>());
  useEffect(() => {
    const goOffline = () => showToast({ kind: 'offline', ...errors.offline });
    const goOnline = () => queue.wake();
    const warn = (event: BeforeUnloadEvent) => {
      if (!queue.isEmpty()) event.preventDefault();
    };
    window.addEventListener('offline', goOffline);
    window.addEventListener('online', goOnline);
    window.addEventListener('beforeunload', warn);
    return () => {
      window.removeEventListener('offline', goOffline);
      window.removeEventListener('online', goOnline);
      window.removeEventListener('beforeunload', warn);
    };
  }, [queue]);
  return <SavesContext value={{ queue, state, setState, unsaved }}>{children}</SavesContext>;
};

export const useSaves = (): Saves => {
  const saves = useContext(SavesContext);
  if (saves === null) throw new Error('useSaves needs a SavesProvider above it');
  return saves;
};
