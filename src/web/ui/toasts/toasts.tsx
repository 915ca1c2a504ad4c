import { Notifications, useNotifications } from '@mantine/notifications';
import { useEffect } from 'react';
import { MOST_TOASTS, TOAST_PLACE, toastStore } from './toast-store.ts';

const SHOWN_MILLISECONDS = 6000;
/** More than a notice is high, with its distance from the edge. */
const NOTICE_HEIGHT = 140;
const GAP = 12;

/** Up to over the buttons one goes on with, where they lie at the bottom of the screen. A dock on a phone is known to the stylesheet. */
const lift = (): void => {
  const { top = 0, bottom = 0 } = document.querySelector('[data-goes-on]')?.getBoundingClientRect() ?? {};
  const isInTheWay = top < window.innerHeight && bottom > window.innerHeight - NOTICE_HEIGHT;
  const distance = isInTheWay ? window.innerHeight - top + GAP : 0;
  document.documentElement.style.setProperty('--hl-toast-lift', `${distance}px`);
};

/** Bottom left, three at most, six seconds each unless one looks at them, and never over the button that goes on. */
export default function Toasts() {
  const shown = useNotifications(toastStore).notifications.length;
  useEffect(() => {
    if (shown === 0) return;
    lift();
    const moves = ['scroll', 'resize'] as const;
    for (const move of moves) window.addEventListener(move, lift, { passive: true });
    return () => {
      for (const move of moves) window.removeEventListener(move, lift);
    };
  }, [shown]);
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
