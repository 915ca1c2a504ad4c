import { WriteForm } from '#web/ui/forms/write-form.tsx';

type Props = {
  words: { label: string; help: string; submit: string; cancel?: string; empty: string };
  isPending: boolean;
  problem: string | null;
  onSubmit: (reason: string) => void;
  onCancel?: () => void;
};

/** A required staff reason; without one nothing happens. */
export const ReasonForm = (props: Props) => <WriteForm {...props} look="dense" rows={2} maxLength={1000} least={3} />;
