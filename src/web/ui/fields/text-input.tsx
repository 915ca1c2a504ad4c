import { type ComponentProps, type ReactNode, useId } from 'react';
import { describedBy } from './described-by.ts';
import { FieldFrame, type FieldFrameProps } from './field-frame.tsx';

type Props = Omit<FieldFrameProps, 'id'> &
  ComponentProps<'input'> & {
    /** Shown inside the field's right edge: a unit, or a button that reveals the text. */
    right?: ReactNode;
    wrapperClass?: string | undefined;
  };

/** One line of text with its label, error and hint tied to it. */
export const TextInput = ({ label, error, hint, right, wrapperClass, className, ...input }: Props) => {
  const ownId = useId();
  const id = input.id ?? ownId;
  return (
    <FieldFrame id={id} label={label} error={error} hint={hint}>
      <div className={wrapperClass}>
        <input
          {...input}
          id={id}
          className={className === undefined ? 'input' : `input ${className}`}
          aria-invalid={Boolean(error)}
          aria-describedby={describedBy(id, { error, hint })}
        />
        {right}
      </div>
    </FieldFrame>
  );
};
