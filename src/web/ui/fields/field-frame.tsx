import type { ReactNode } from 'react';

export type FieldFrameProps = {
  id: string;
  label: ReactNode;
  error?: ReactNode;
  hint?: ReactNode;
};

/** The error sits between the field and its hint, where the eye already is. Its ids come from `describedBy`. */
export const FieldFrame = ({ id, label, error, hint, children }: FieldFrameProps & { children: ReactNode }) => (
  <div>
    <label className="field-label" htmlFor={id}>
      {label}
    </label>
    {children}
    {error && (
      <p className="field-error" id={`${id}-error`}>
        {error}
      </p>
    )}
    {hint && (
      <p className="field-help" id={`${id}-description`}>
        {hint}
      </p>
    )}
  </div>
);
