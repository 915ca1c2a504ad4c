import { Notifications } from '@mantine/notifications';
import { MOST_TOASTS, TOAST_PLACE, toastStore } from './toast-store.ts';

const SHOWN_MILLISECONDS = 6000;

/** Bottom left, three at most, six seconds each unless one looks at them. */
export default function Toasts() {
  return (
    <Notifications
      store={toastStore}
      position={TOAST_PLACE}
      limit={MOST_TOASTS}
      autoClose={SHOWN_MILLISECONDS}
      classNames={{ root: 'toasts' }}
    />
  );
}
