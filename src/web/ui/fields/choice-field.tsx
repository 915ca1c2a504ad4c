import { questions } from '#words/funnel/questions.ts';
import { ChoiceCard, cardId } from './choice-card.tsx';
import { ChoiceGroup } from './choice-group.tsx';
import type { FieldProps, Option } from './field-props.ts';
import { SelectField } from './select-field.tsx';

/** More cards than fit on a screen make applicants scroll past the question. */
const MOST_CARDS = 9;
const NONE = '';

/** Short answers sit side by side, so that the question stays on the screen. */
const hasShortLabels = (cards: readonly Option[]): boolean =>
  cards.length > 4 && cards.every(({ label }) => label.length <= 22);

export const ChoiceField = ({ options, ...props }: FieldProps & { options: readonly Option[] }) => {
  const { id, value, error, isOptional, onChange } = props;
  if (options.length > MOST_CARDS) return <SelectField {...props} options={options} />;
  const cards = isOptional ? [...options, { value: NONE, label: questions.none }] : options;
  return (
    <ChoiceGroup {...props} layout={hasShortLabels(cards) ? 'columns' : 'rows'}>
      {cards.map((card, at) => (
        <ChoiceCard
          key={card.value}
          id={cardId(id, at)}
          name={id}
          type="radio"
          label={card.label}
          isChosen={card.value === NONE ? value === null : value === card.value}
          error={error}
          onChoose={() => onChange(card.value === NONE ? null : card.value)}
        />
      ))}
    </ChoiceGroup>
  );
};
