import { type FieldProps, textOf } from './field-props.ts';
import { inputProps } from './input-props.tsx';
import { TextArea } from './text-area.tsx';
import { TextInput } from './text-input.tsx';

export const TextField = ({ inputMode, ...props }: FieldProps & { inputMode?: 'numeric' }) => (
  <TextInput
    {...inputProps(props)}
    {...(inputMode && { inputMode })}
    value={textOf(props.value)}
    onChange={({ currentTarget }) => props.onChange(currentTarget.value)}
  />
);

export const EmailField = (props: FieldProps) => (
  <TextInput
    {...inputProps(props)}
    type="email"
    inputMode="email"
    value={textOf(props.value)}
    onChange={({ currentTarget }) => props.onChange(currentTarget.value)}
  />
);

export const LongTextField = (props: FieldProps) => (
  <TextArea
    {...inputProps(props)}
    rows={5}
    value={textOf(props.value)}
    onChange={({ currentTarget }) => props.onChange(currentTarget.value)}
  />
);
