import { type ComponentProps, useId } from 'react';
import { describedBy } from './described-by.ts';
import { FieldFrame, type FieldFrameProps } from './field-frame.tsx';

type Props = Omit<FieldFrameProps, 'id'> & Omit<ComponentProps<'textarea'>, 'className'>;

/** Several lines of text with their label, error and hint tied to them. */
export const TextArea = ({ label, error, hint, ...input }: Props) => {
  const ownId = useId();
  const id = input.id ?? ownId;
  return (
    <FieldFrame id={id} label={label} error={error} hint={hint}>
      <textarea
        {...input}
        id={id}
        className="input"
        aria-invalid={Boolean(error)}
        aria-describedby={describedBy(id, { error, hint })}
      />
    </FieldFrame>
  );
};
