import { IconAlertCircle, IconCircleCheck, IconWifiOff } from '#web/ui/icons.ts';

const ICONS = { done: IconCircleCheck, problem: IconAlertCircle, offline: IconWifiOff } as const;

export type Toast = { kind: keyof typeof ICONS; title: string; text: string };

const CLASSES = {
  root: 'toast',
  title: 'toast-title',
  description: 'toast-text',
  icon: 'toast-icon',
  closeButton: 'toast-close',
} as const;

/** A passing notice; whatever a person must act on also stands on the page. */
export const showToast = async ({ kind, title, text }: Toast): Promise<void> => {
  const { notifications } = await import('@mantine/notifications');
  const Icon = ICONS[kind];
  notifications.show({
    // The same notice again replaces the one that is there.
    id: `${kind}-${title}`,
    title,
    message: text,
    icon: <Icon size={20} stroke={1.75} />,
    classNames: CLASSES,
  });
};
