import { questions } from '#words/funnel/questions.ts';

/** What may be left out says so; everything else is asked for. */
export const FieldLabel = ({ label, isOptional }: { label: string; isOptional: boolean }) => (
  <>
    {label}
    {isOptional && <span className="field-optional"> ({questions.optional})</span>}
  </>
);
