import { FieldError } from './field-error.tsx';

/** Error and hint below a group of controls, which has no single label to frame it. */
export const FieldNotes = ({
  id,
  error,
  hint,
}: {
  id: string;
  error: string | undefined;
  hint: string | undefined;
}) => (
  <>
    {error !== undefined && (
      <p className="field-error" id={`${id}-error`}>
        <FieldError text={error} />
      </p>
    )}
    {hint !== undefined && (
      <p className="field-help" id={`${id}-description`}>
        {hint}
      </p>
    )}
  </>
);
