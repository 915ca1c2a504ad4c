import { FieldError } from './field-error.tsx';

/** Problem and help below a field that the library does not frame. */
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
