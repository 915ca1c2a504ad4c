import { useCallback, useEffect, useState, useSyncExternalStore } from 'react';
import { Toast } from './toast.tsx';
import { MOST_TOASTS, toastStore } from './toast-store.ts';
import './toasts.css';

/** Taller than a toast plus its distance from the edge. */
const NOTICE_HEIGHT = 140;
const GAP = 12;
const NONE: ReturnType<typeof toastStore.all> = [];

/** Raised above Back and Continue where they sit at the bottom of the screen. The style sheet handles the dock on a phone. */
const lift = (): void => {
  const { top = 0, bottom = 0 } = document.querySelector('[data-goes-on]')?.getBoundingClientRect() ?? {};
  const isInTheWay = top < window.innerHeight && bottom > window.innerHeight - NOTICE_HEIGHT;
  const distance = isInTheWay ? window.innerHeight - top + GAP : 0;
  document.documentElement.style.setProperty('--hl-toast-lift', `${distance}px`);
};

/** Bottom left, three at most, never over Continue. They stay while hovered or focused. */
export const Toasts = () => {
  const toasts = useSyncExternalStore(toastStore.subscribe, toastStore.all, () => NONE);
  const [isPointedAt, setIsPointedAt] = useState(false);
  const [hasFocus, setHasFocus] = useState(false);
  const isAny = toasts.length > 0;
  useEffect(() => {
    if (!isAny) return;
    lift();
    const moves = ['scroll', 'resize'] as const;
    for (const move of moves) window.addEventListener(move, lift, { passive: true });
    return () => {
      for (const move of moves) window.removeEventListener(move, lift);
    };
  }, [isAny]);
  const close = useCallback((id: string) => {
    // A toast removed under the pointer fires neither a pointer-leave nor a blur event.
    setIsPointedAt(false);
    setHasFocus(false);
    toastStore.close(id);
  }, []);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: Holding the notices is no control of its own; each has its close button.
    <div
      className="toasts"
      aria-live="polite"
      onMouseEnter={() => setIsPointedAt(true)}
      onMouseLeave={() => setIsPointedAt(false)}
      onFocus={() => setHasFocus(true)}
      onBlur={() => setHasFocus(false)}
    >
      {toasts.slice(0, MOST_TOASTS).map((toast) => (
        <Toast key={toast.id} toast={toast} isHeld={isPointedAt || hasFocus} onClose={close} />
      ))}
    </div>
  );
};
