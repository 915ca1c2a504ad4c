import { lazy, Suspense, useSyncExternalStore } from 'react';
import { sessionKindOf } from '#entities/text/session-kind.ts';
import { confirmationStore } from '#web/api-client/confirmation-store.ts';
import { useLocation } from '#web/router/navigation.tsx';

/** Seldom needed, so loaded on demand. */
const ConfirmDialog = lazy(() => import('./confirm-dialog.tsx'));

/** Opens while a call waits for the user to prove who they are. */
export const Confirmation = () => {
  const kind = sessionKindOf(useLocation().pathname);
  const pending = useSyncExternalStore(confirmationStore.subscribe, confirmationStore.current, () => null);
  return pending === null ? null : (
    <Suspense>
      <ConfirmDialog kind={kind} path={pending.path} onClose={confirmationStore.settle} />
    </Suspense>
  );
};
