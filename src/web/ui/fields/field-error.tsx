import { IconAlertCircle } from '#web/ui/icons.ts';

export const FieldError = ({ text }: { text: string }) => (
  <>
    <IconAlertCircle size={16} stroke={1.75} aria-hidden />
    <span>{text}</span>
  </>
);
