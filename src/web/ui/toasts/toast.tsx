import { IconAlertCircle, IconCircleCheck, IconWifiOff } from '#web/ui/icons.ts';
import { shell } from '#words/shell.ts';

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
  const [{ showNotification }, { toastStore }] = await Promise.all([
    import('@mantine/notifications'),
    import('./toast-store.ts'),
  ]);
  const Icon = ICONS[kind];
  // The same notice again adds nothing to the one that is there.
  const notice = {
    id: `${kind}-${title}`,
    title,
    message: text,
    classNames: CLASSES,
    closeButtonProps: { 'aria-label': shell.close },
  };
  showNotification({ ...notice, icon: <Icon size={20} stroke={1.75} /> }, toastStore);
};
