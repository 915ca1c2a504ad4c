import { FieldFrame } from '#web/ui/fields/field-frame.tsx';

type Props = { id: string; label: string; error: string | undefined; onChoose: (file: File | null) => void };

/** The paper a fact is read from. */
export const LenderFileField = ({ id, label, error, onChoose }: Props) => (
  <FieldFrame id={id} label={label} error={error}>
    <input
      className="input"
      id={id}
      type="file"
      accept="application/pdf,image/*"
      aria-invalid={error !== undefined}
      aria-describedby={error === undefined ? undefined : `${id}-error`}
      onChange={({ currentTarget }) => onChoose(currentTarget.files?.[0] ?? null)}
    />
  </FieldFrame>
);
