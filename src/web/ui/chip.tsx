import type { ReactNode } from 'react';
import {
  IconAlertCircle,
  IconAlertTriangle,
  IconCheck,
  IconCircleCheck,
  IconCircleDashed,
  IconClock,
} from '#web/ui/icons.ts';

const TONES = {
  ok: { icon: IconCheck, className: 'chip-ok' },
  wait: { icon: IconClock, className: 'chip-wait' },
  warn: { icon: IconAlertTriangle, className: 'chip-warn' },
  stop: { icon: IconAlertCircle, className: 'chip-stop' },
  off: { icon: IconCircleDashed, className: 'chip-off' },
  notNeeded: { icon: IconCircleCheck, className: 'chip-off' },
} as const;

export type ChipTone = keyof typeof TONES;

/** A state is never shown by color alone: icon, word and color together. */
export const Chip = ({ tone, children }: { tone: ChipTone; children: ReactNode }) => {
  const { icon: Icon, className } = TONES[tone];
  return (
    <span className={`chip ${className}`}>
      <Icon size={14} stroke={1.75} aria-hidden />
      {children}
    </span>
  );
};
