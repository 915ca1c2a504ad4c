import { createNotificationsStore } from '@mantine/notifications';

export const TOAST_PLACE = 'bottom-left';
export const MOST_TOASTS = 3;

/** The library's own store starts with its own limit, and notices shown before the list is there would keep it. */
export const toastStore = createNotificationsStore();
toastStore.updateState((state) => ({ ...state, defaultPosition: TOAST_PLACE, limit: MOST_TOASTS }));
