import { useEffect, useEffectEvent, useState } from 'react';

type Combobox = {
  fieldId: string;
  listId: string;
  /** How many options there are for what is typed. */
  count: number;
  text: string;
  onPick: (at: number) => void;
};

/**
 * Makes a plain text field the field of a list below it, as screen readers know one. The field is there first and keeps its
 * focus: this part comes once somebody types.
 */
export const useCombobox = ({ fieldId, listId, count, text, onPick }: Combobox): { isOpen: boolean; at: number } => {
  const [hasFocus, setHasFocus] = useState(() => document.activeElement?.id === fieldId);
  /** What was typed when the list was closed: it opens again with the next letter. */
  const [closedAt, setClosedAt] = useState<string | null>(null);
  const [chosen, setChosen] = useState({ text, at: -1 });
  const at = chosen.text === text && chosen.at < count ? chosen.at : -1;
  const isOpen = hasFocus && count > 0 && closedAt !== text;
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (!isOpen || event.isComposing) return;
    if (event.key === 'ArrowDown') setChosen({ text, at: (at + 1) % count });
    else if (event.key === 'ArrowUp') setChosen({ text, at: at <= 0 ? count - 1 : at - 1 });
    else if (event.key === 'Enter' && at !== -1) onPick(at);
    else if (event.key === 'Escape') setClosedAt(text);
    else return;
    event.preventDefault();
    event.stopPropagation();
  });
  useEffect(() => {
    const field = document.getElementById(fieldId);
    if (field === null) return;
    const own = new AbortController();
    const { signal } = own;
    field.addEventListener('keydown', (event) => onKey(event), { signal });
    field.addEventListener('focus', () => setHasFocus(true), { signal });
    field.addEventListener('blur', () => setHasFocus(false), { signal });
    return () => own.abort();
  }, [fieldId]);
  useEffect(() => {
    const field = document.getElementById(fieldId);
    if (field === null) return;
    const told = {
      role: 'combobox',
      'aria-autocomplete': 'list',
      'aria-expanded': String(isOpen),
      'aria-controls': isOpen ? listId : null,
      'aria-activedescendant': isOpen && at !== -1 ? `${listId}-${at}` : null,
    };
    for (const [name, value] of Object.entries(told))
      if (value === null) field.removeAttribute(name);
      else field.setAttribute(name, value);
    return () => {
      for (const name of Object.keys(told)) field.removeAttribute(name);
    };
  }, [fieldId, listId, isOpen, at]);
  return { isOpen, at };
};
