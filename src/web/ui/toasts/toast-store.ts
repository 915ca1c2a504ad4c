export type ToastKind = 'done' | 'problem' | 'offline';
export type Toast = { kind: ToastKind; title: string; text: string };
export type WaitingToast = Toast & { id: string };

export const MOST_TOASTS = 3;

/** Holds toasts in order of arrival; the first three show and the others wait. */
export const createToastStore = () => {
  let toasts: readonly WaitingToast[] = [];
  const listeners = new Set<() => void>();
  const set = (next: readonly WaitingToast[]): void => {
    toasts = next;
    for (const listen of listeners) listen();
  };
  return {
    /** A duplicate of a visible toast is ignored. */
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

/** Toasts raised before the list is mounted wait here for it. */
export const toastStore = createToastStore();

/** A transient notice; anything that requires action is also on the page. */
export const showToast = toastStore.show;
