import { ChoiceField } from '#web/ui/fields/choice-field.tsx';
import { ChoicesField } from '#web/ui/fields/choices-field.tsx';
import {
  DateField,
  MonthField,
  NumberField,
  PercentField,
  PhoneField,
  ZipField,
} from '#web/ui/fields/masked-fields.tsx';
import { MoneyField } from '#web/ui/fields/money-field.tsx';
import { StateField } from '#web/ui/fields/select-field.tsx';
import { SsnField } from '#web/ui/fields/ssn-field.tsx';
import { EmailField, LongTextField, TextField } from '#web/ui/fields/text-field.tsx';
import { StatementField, YesNoField } from '#web/ui/fields/yes-no-field.tsx';
import { address, list } from './fields-on-demand.ts';
import { homeOptions } from './home-options.ts';
import { type FieldInputProps, useQuestion } from './question-context.ts';
import { optionLabel, wordsPath } from './question-words.ts';

/** The only component that maps each kind of answer to its input. */
export const FieldInput = ({ field, path, value, onChange, size = 'normal' }: FieldInputProps) => {
  const { words, errorAt, application } = useQuestion();
  const props = {
    id: path,
    label: words.fields[wordsPath(path)] ?? field.name,
    hint: words.hints?.[wordsPath(path)],
    error: errorAt(path),
    isOptional: field.optional === true,
    autocomplete: field.autocomplete,
    value: value ?? null,
    onChange,
  };
  const options =
    field.optionsFrom === 'homes'
      ? homeOptions(application)
      : (field.options ?? []).map((option) => ({ value: option, label: optionLabel(words, path, option) }));
  switch (field.kind) {
    case 'text':
      return <TextField {...props} {...(field.digits && { inputMode: 'numeric' })} />;
    case 'email':
      return <EmailField {...props} />;
    case 'phone':
      return <PhoneField {...props} />;
    case 'ssn':
      return <SsnField {...props} />;
    case 'date':
      return <DateField {...props} />;
    case 'month':
      return <MonthField {...props} />;
    case 'money':
      return <MoneyField {...props} size={size} />;
    case 'percent':
      return <PercentField {...props} />;
    case 'basisPoints':
    case 'number':
      return <NumberField {...props} />;
    case 'zip':
      return <ZipField {...props} />;
    case 'state':
      return <StateField {...props} />;
    case 'choice':
      return <ChoiceField {...props} options={options} />;
    case 'choices':
      return <ChoicesField {...props} options={options} />;
    case 'statement':
      return <StatementField {...props} />;
    case 'yesNo':
      return <YesNoField {...props} />;
    case 'address':
      return <address.Part path={path} {...props} errorAt={errorAt} />;
    case 'list':
      return <list.Part path={path} {...props} items={field.item ?? []} />;
    case 'longText':
      return <LongTextField {...props} />;
  }
};
