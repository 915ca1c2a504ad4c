import { Textarea, TextInput } from '@mantine/core';
import { type FieldProps, textOf } from './field-props.ts';
import { inputProps } from './input-props.tsx';

export const TextField = (props: FieldProps) => (
  <TextInput
    {...inputProps(props)}
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
  <Textarea
    {...inputProps(props)}
    rows={5}
    value={textOf(props.value)}
    onChange={({ currentTarget }) => props.onChange(currentTarget.value)}
  />
);
