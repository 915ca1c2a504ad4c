import type { ReactNode } from 'react';
import { IconAlertCircle, IconAlertTriangle, IconInfoCircle } from '#web/ui/icons.ts';

const TONES = {
  info: { icon: IconInfoCircle, className: 'note-soft' },
  warn: { icon: IconAlertTriangle, className: 'note-warn' },
  stop: { icon: IconAlertCircle, className: 'note-stop' },
} as const;

/** An inline notice. Error notices are announced when they appear. */
export const Notice = ({
  tone,
  title,
  children,
}: {
  tone: keyof typeof TONES;
  title: string;
  children?: ReactNode;
}) => {
  const { icon: Icon, className } = TONES[tone];
  return (
    <div className={`note ${className}`} role={tone === 'info' ? 'status' : 'alert'}>
      <Icon size={20} stroke={1.75} aria-hidden />
      <div>
        <strong>{title}</strong> {children}
      </div>
    </div>
  );
};
