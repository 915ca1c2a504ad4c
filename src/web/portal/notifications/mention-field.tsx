import { useQuery } from '@tanstack/react-query';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { mentionTyped } from '#entities/text/mentions.ts';
import { useTRPC } from '#web/api-client/api.ts';
import { type TextFieldProps, textAreaOf } from '#web/ui/forms/write-form.tsx';
import { noteDesk } from '#words/portal/loan-desk/threads.ts';
import { useLoan } from '../loan/loan-context.ts';
import styles from './notifications.module.css';

const words = noteDesk.mentions;
const SHOWN = 6;

const fits = (name: string, typed: string): boolean => {
  const lower = name.toLowerCase();
  const sought = typed.toLowerCase();
  return lower.startsWith(sought) || lower.split(' ').some((word) => word.startsWith(sought));
};

/** A text field that offers colleagues after an @: arrows choose, Enter or Tab takes, Escape closes. */
export const MentionField = ({ onType, ...given }: TextFieldProps) => {
  const { id, value } = given;
  const trpc = useTRPC();
  const { loanId } = useLoan();
  const field = useRef<HTMLTextAreaElement>(null);
  const [caret, setCaret] = useState(0);
  const [at, setAt] = useState(0);
  const [isClosed, setClosed] = useState(false);
  const naming = isClosed ? null : mentionTyped(value, caret);
  const isNaming = naming !== null;
  const { data } = useQuery({ ...trpc.loanFile.colleagues.queryOptions({ loanId }), enabled: isNaming });
  const offered = naming === null ? [] : (data ?? []).filter(({ name }) => fits(name, naming.typed)).slice(0, SHOWN);
  const current = offered[Math.min(at, offered.length - 1)];
  // After a name was taken the caret stands behind it.
  const goTo = useRef<number | null>(null);
  useEffect(() => {
    if (goTo.current === null) return;
    field.current?.setSelectionRange(goTo.current, goTo.current);
    goTo.current = null;
  });
  const take = (name: string) => {
    if (naming === null) return;
    const before = `${value.slice(0, naming.from)}@${name} `;
    goTo.current = before.length;
    setCaret(before.length);
    setClosed(true);
    onType(before + value.slice(caret));
    field.current?.focus();
  };
  const onKey = (event: KeyboardEvent) => {
    if (!current) return;
    const { key } = event;
    if (key === 'ArrowDown') setAt((Math.min(at, offered.length - 1) + 1) % offered.length);
    else if (key === 'ArrowUp') setAt((Math.min(at, offered.length - 1) - 1 + offered.length) % offered.length);
    else if (key === 'Enter' || key === 'Tab') take(current.name);
    else if (key === 'Escape') setClosed(true);
    else return;
    event.preventDefault();
    event.stopPropagation();
  };
  const optionId = (colleague: string) => `${id}-${colleague}`;
  return (
    <div className={styles.field}>
      <textarea
        ref={field}
        {...textAreaOf(given)}
        aria-autocomplete="list"
        aria-controls={current ? `${id}-list` : undefined}
        aria-activedescendant={current ? optionId(current.id) : undefined}
        onKeyDown={onKey}
        onSelect={({ currentTarget }) => setCaret(currentTarget.selectionStart)}
        onBlur={() => setClosed(true)}
        onChange={({ currentTarget }) => {
          setCaret(currentTarget.selectionStart);
          setAt(0);
          setClosed(false);
          onType(currentTarget.value);
        }}
      />
      {current && (
        <div className={styles.offered} id={`${id}-list`} role="listbox" aria-label={words.list}>
          {offered.map(({ id: colleague, name }) => (
            // biome-ignore lint/a11y/useFocusableInteractive: the field keeps the focus and names the option it stands on.
            // biome-ignore lint/a11y/useKeyWithClickEvents: the field's keys choose and take.
            <div
              key={colleague}
              id={optionId(colleague)}
              role="option"
              aria-selected={colleague === current.id}
              onPointerDown={(event) => event.preventDefault()}
              onClick={() => take(name)}
            >
              {name}
            </div>
          ))}
        </div>
      )}
      <span className="visually-hidden" role="status">
        {isNaming && data ? (offered.length === 0 ? words.none : words.found(offered.length)) : ''}
      </span>
    </div>
  );
};
