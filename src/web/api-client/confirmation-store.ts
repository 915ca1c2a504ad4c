/** A call that waits for the user to prove who they are. */
export type PendingConfirmation = { path: string };

/** Calls that need a fresh proof wait here for the dialog; calls made while it is open share its outcome. */
export const createConfirmationStore = () => {
  let pending: (PendingConfirmation & { outcome: Promise<boolean>; settle: (isConfirmed: boolean) => void }) | null =
    null;
  const listeners = new Set<() => void>();
  const notify = (): void => {
    for (const listen of listeners) listen();
  };
  return {
    /** Whether the user proved who they are, once the dialog is closed. */
    ask: (path: string): Promise<boolean> => {
      if (pending === null) {
        const { promise: outcome, resolve: settle } = Promise.withResolvers<boolean>();
        pending = { path, outcome, settle };
        notify();
      }
      return pending.outcome;
    },
    settle: (isConfirmed: boolean): void => {
      pending?.settle(isConfirmed);
      pending = null;
      notify();
    },
    current: (): PendingConfirmation | null => pending,
    subscribe: (listen: () => void) => {
      listeners.add(listen);
      return () => {
        listeners.delete(listen);
      };
    },
  };
};

export const confirmationStore = createConfirmationStore();
