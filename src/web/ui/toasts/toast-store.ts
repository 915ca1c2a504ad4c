export type ToastKind = 'done' | 'problem' | 'offline';
export type Toast = { kind: ToastKind; title: string; text: string };
export type WaitingToast = Toast & { id: string };

export const MOST_TOASTS = 3;

/** Holds notices in the order they came; the first three show and the others wait their turn. */
export const createToastStore = () => {
  let toasts: readonly WaitingToast[] = [];
  const listeners = new Set<() => void>();
  const set = (next: readonly WaitingToast[]): void => {
    toasts = next;
    for (const listen of listeners) listen();
  };
  return {
    /** The same notice again adds nothing to the one that is there. */
    show: (toast: Toast): void => {
      const id = `${toast.kind}-${toast.title}`;
      if (!toasts.some((each) => each.id === id)) set([...toasts, { ...toast, id }]);
    },
    close: (id: string): void => set(toasts.filter((each) => each.id !== id)),
    all: (): readonly WaitingToast[] => toasts,
    subscribe: (listen: () => void) => {
      listeners.add(listen);
      return () => {
        listeners.delete(listen);
      };
    },
  };
};

/** Notices shown before the list is on the page wait here for it. */
export const toastStore = createToastStore();

/** A passing notice; anything a person must act on also stands on the page. */
export const showToast = toastStore.show;
