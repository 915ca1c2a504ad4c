import { questions } from '#words/funnel/questions.ts';
import { ChoiceCard, cardId } from './choice-card.tsx';
import { ChoiceGroup } from './choice-group.tsx';
import { describedBy } from './described-by.ts';
import { FieldNotes } from './field-notes.tsx';
import type { FieldProps } from './field-props.ts';

const ANSWERS = [
  { answer: true, label: questions.yes },
  { answer: false, label: questions.no },
] as const;

/** A statement ("I agree that ...") is a single checkbox. */
export const StatementField = ({ id, label, hint, error, value, onChange }: FieldProps) => (
  <div>
    <ChoiceCard
      id={id}
      name={id}
      type="checkbox"
      label={label}
      isChosen={value === true}
      error={error}
      describedBy={describedBy(id, { error, hint })}
      onChoose={() => onChange(value !== true)}
    />
    <FieldNotes id={id} error={error} hint={hint} />
  </div>
);

export const YesNoField = (props: FieldProps) => {
  const { id, value, error, onChange } = props;
  return (
    <ChoiceGroup {...props} layout="pair">
      {ANSWERS.map(({ answer, label }, at) => (
        <ChoiceCard
          key={label}
          id={cardId(id, at)}
          name={id}
          type="radio"
          label={label}
          isChosen={value === answer}
          error={error}
          onChoose={() => onChange(answer)}
        />
      ))}
    </ChoiceGroup>
  );
};
