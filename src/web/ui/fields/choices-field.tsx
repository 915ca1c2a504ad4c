import { questions } from '#words/funnel/questions.ts';
import { ChoiceCard, cardId } from './choice-card.tsx';
import { ChoiceGroup } from './choice-group.tsx';
import type { FieldProps, Option } from './field-props.ts';

/** "I do not wish to answer" excludes every other choice. */
const DECLINED = 'notProvided';

export const ChoicesField = ({ options, ...props }: FieldProps & { options: readonly Option[] }) => {
  const { id, value, error, onChange } = props;
  const chosen: unknown[] = Array.isArray(value) ? value : [];
  const toggle = (option: string) => {
    if (chosen.includes(option)) onChange(chosen.filter((each) => each !== option));
    else onChange(option === DECLINED ? [option] : [...chosen.filter((each) => each !== DECLINED), option]);
  };
  return (
    <ChoiceGroup {...props} hint={props.hint ?? questions.chooseSeveral} layout="rows">
      {options.map((option, at) => (
        <ChoiceCard
          key={option.value}
          id={cardId(id, at)}
          name={id}
          type="checkbox"
          label={option.label}
          isChosen={chosen.includes(option.value)}
          error={error}
          onChoose={() => toggle(option.value)}
        />
      ))}
    </ChoiceGroup>
  );
};
