import { type ChangeEvent, useLayoutEffect, useRef, useState } from 'react';
import { deletedBy, type Edit, type Masked } from '#entities/text/masks.ts';

export type TextForm = {
  mask: (edit: Edit) => Masked;
  /** Formats a stored value for the field. */
  toText: (value: unknown) => string;
  /** The parsed value; the raw text while it cannot be parsed, null when empty. */
  toValue: (text: string) => unknown;
};

type MaskedText = { form: TextForm; value: unknown; onChange: (value: unknown) => void };

/** Formats text while it is typed, without the caret jumping. */
export const useMaskedText = ({ form: { mask, toText, toValue }, value, onChange }: MaskedText) => {
  const [text, setText] = useState(() => toText(value));
  const input = useRef<HTMLInputElement>(null);
  const caret = useRef<number | null>(null);
  // The value was set from outside: a draft was restored, or the other version was chosen.
  if (toValue(text) !== value) {
    const outside = toText(value);
    if (outside !== text) setText(outside);
  }
  useLayoutEffect(() => {
    if (caret.current === null || document.activeElement !== input.current) return;
    input.current?.setSelectionRange(caret.current, caret.current);
    caret.current = null;
  });
  return {
    ref: input,
    value: text,
    onChange: ({ currentTarget, nativeEvent }: ChangeEvent<HTMLInputElement>) => {
      const typed = currentTarget.value;
      const deleted = deletedBy(nativeEvent instanceof InputEvent && nativeEvent.inputType);
      const masked = mask({ previous: text, typed, caret: currentTarget.selectionStart ?? typed.length, deleted });
      caret.current = masked.caret;
      setText(masked.text);
      onChange(toValue(masked.text));
    },
    onBlur: () => setText(toText(toValue(text))),
  };
};
