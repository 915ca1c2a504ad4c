import { useEffect } from 'react';
import { IconAlertCircle, IconCircleCheck, IconWifiOff, IconX } from '#web/ui/icons.ts';
import { shell } from '#words/shell.ts';
import type { ToastKind, WaitingToast } from './toast-store.ts';

const ICONS = { done: IconCircleCheck, problem: IconAlertCircle, offline: IconWifiOff } as const satisfies Record<
  ToastKind,
  unknown
>;
const SHOWN_MILLISECONDS = 6000;

type Props = { toast: WaitingToast; isHeld: boolean; onClose: (id: string) => void };

/** Closes after six seconds; the timer restarts when the pointer or focus leaves. */
export const Toast = ({ toast: { id, kind, title, text }, isHeld, onClose }: Props) => {
  useEffect(() => {
    if (isHeld) return;
    const timer = setTimeout(() => onClose(id), SHOWN_MILLISECONDS);
    return () => clearTimeout(timer);
  }, [id, isHeld, onClose]);
  const Icon = ICONS[kind];
  return (
    <div className="toast">
      <span className="toast-icon">
        <Icon size={20} stroke={1.75} aria-hidden />
      </span>
      <div className="toast-body">
        <p className="toast-title">{title}</p>
        <p>{text}</p>
      </div>
      <button className="toast-close" type="button" aria-label={shell.close} onClick={() => onClose(id)}>
        <IconX size={18} stroke={1.75} aria-hidden />
      </button>
    </div>
  );
};
