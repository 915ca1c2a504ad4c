import { type ReactNode, useEffect, useRef } from 'react';

type Props = { label?: string; onCancel: () => void; children: ReactNode };

/** A form that opens in place: the keyboard goes to its first field, so that no letter is a shortcut there; Escape gives it up. */
export const FormPlace = ({ label, onCancel, children }: Props) => {
  const place = useRef<HTMLElement>(null);
  useEffect(() => place.current?.querySelector<HTMLElement>('input, select, textarea')?.focus(), []);
  return (
    <section
      ref={place}
      aria-label={label}
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || event.defaultPrevented) return;
        event.preventDefault();
        onCancel();
      }}
    >
      {children}
    </section>
  );
};
