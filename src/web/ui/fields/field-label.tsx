import { questions } from '#words/funnel/questions.ts';

/** Optional fields are marked; all others are required. */
export const FieldLabel = ({ label, isOptional }: { label: string; isOptional: boolean }) => (
  <>
    {label}
    {isOptional && <span className="field-optional"> ({questions.optional})</span>}
  </>
);
