import { type KeyboardEvent, useEffect, useId, useLayoutEffect, useRef, useState } from 'react';
import { useNavigate } from '#web/router/navigation.tsx';
import { IconSearch } from '#web/ui/icons.ts';
import { commandBar as words } from '#words/portal/desk/command-bar.ts';
import page from '../pipeline/pipeline.module.css';
import { type Command, type CommandGroup, inScope, readTyped, scopeKeys, scopes } from './command.ts';
import styles from './command-bar.module.css';
import { useCommands } from './use-commands.ts';

/** Searches once typing pauses, not on each letter. */
const PAUSE_MS = 180;

/** The typed part of a title is marked. */
const Marked = ({ title, typed }: { title: string; typed: string }) => {
  const at = typed === '' ? -1 : title.toLowerCase().indexOf(typed.toLowerCase());
  if (at === -1) return title;
  return (
    <>
      {title.slice(0, at)}
      <mark>{title.slice(at, at + typed.length)}</mark>
      {title.slice(at + typed.length)}
    </>
  );
};

const order = ['loans', 'onLoan', 'people', 'pages', 'actions'] as const satisfies readonly CommandGroup[];

type Props = {
  /** The letters that came before the bar was loaded. */
  typedBefore: { readonly current: string };
  onClose: () => void;
  onLeave: () => void;
};

/** One box for loans, people, pages and actions, over any page of the portal. */
const CommandBar = ({ typedBefore, onClose, onLeave }: Props) => {
  const id = useId();
  const navigate = useNavigate();
  const dialog = useRef<HTMLDialogElement>(null);
  const field = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState(() => typedBefore.current);
  const [sought, setSought] = useState('');
  const [at, setAt] = useState(0);
  // Before the next key: no letter falls between the field that took the first ones and this one.
  useLayoutEffect(() => {
    dialog.current?.showModal();
    field.current?.setSelectionRange(field.current.value.length, field.current.value.length);
  }, []);
  useEffect(() => {
    const timer = setTimeout(() => setSought(typed), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [typed]);
  const { scope, text } = readTyped(typed);
  const { commands, on, isSearching, problem } = useCommands(
    { scope, text },
    { sought: readTyped(sought).text, leave: onLeave },
  );
  // The actions of the loan last stood on stay in place while the person walks down to them.
  const [loanId, setLoanId] = useState<string | null>(null);
  const loans = commands.flatMap(({ loan }) => (loan ? [loan] : []));
  const loan = loans.find((each) => each.loanId === loanId) ?? loans[0] ?? null;
  const all = order.flatMap((group) =>
    group === 'onLoan' && loan ? on(loan) : commands.filter((command) => command.group === group),
  );
  const current = all[Math.min(at, all.length - 1)];
  const optionId = (command: Command) => `${id}-${command.id}`;
  useEffect(() => {
    if (current) document.getElementById(`${id}-${current.id}`)?.scrollIntoView({ block: 'nearest' });
  }, [current, id]);
  const moveTo = (next: number) => {
    setAt(next);
    const stood = all[next]?.loan;
    if (stood) setLoanId(stood.loanId);
  };
  const act = (command: Command, { isNewTab }: { isNewTab: boolean }) => {
    if ('to' in command && isNewTab) return void window.open(command.to, '_blank', 'noopener');
    dialog.current?.close();
    if ('to' in command) navigate(command.to);
    else command.run();
  };
  const onKey = (event: KeyboardEvent) => {
    const { key, ctrlKey, metaKey, shiftKey } = event;
    const firstAction = all.findIndex(({ group }) => group === 'onLoan');
    if (key === 'ArrowDown') moveTo((at + 1) % Math.max(1, all.length));
    else if (key === 'ArrowUp') moveTo((at - 1 + all.length) % Math.max(1, all.length));
    else if (key === 'Tab' && !shiftKey && current?.loan && firstAction !== -1) moveTo(firstAction);
    else if (key === 'Enter' && current) act(current, { isNewTab: ctrlKey || metaKey });
    else return;
    event.preventDefault();
  };
  const change = (next: string) => {
    setTyped(next);
    setAt(0);
    setLoanId(null);
  };
  const titleOf = (group: CommandGroup) =>
    group === 'onLoan' ? words.onLoan(loan?.loanNumber ?? '') : words.groups[group];
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the Escape key closes a dialog by itself
    <dialog
      ref={dialog}
      className={styles.bar}
      aria-label={words.label}
      onClose={onClose}
      onClick={({ target }) => target === dialog.current && dialog.current?.close()}
    >
      <div className={styles.typed}>
        <IconSearch size={20} stroke={1.75} aria-hidden />
        <input
          ref={field}
          type="text"
          role="combobox"
          aria-label={words.label}
          aria-expanded={all.length > 0}
          aria-controls={`${id}-list`}
          aria-activedescendant={current ? optionId(current) : undefined}
          aria-autocomplete="list"
          autoComplete="off"
          spellCheck={false}
          maxLength={120}
          value={typed}
          onChange={({ currentTarget }) => change(currentTarget.value)}
          onKeyDown={onKey}
        />
        <button type="button" className={page.key} aria-label={words.close} onClick={() => dialog.current?.close()}>
          {words.closeKey}
        </button>
      </div>
      <fieldset className={styles.scopes}>
        <legend className="visually-hidden">{words.scopesLabel}</legend>
        {scopes.map((each) => (
          <button key={each} type="button" aria-pressed={each === scope} onClick={() => change(inScope(typed, each))}>
            {words.scopes[each]} {each !== 'all' && <kbd className={page.key}>{scopeKeys[each]}</kbd>}
          </button>
        ))}
      </fieldset>
      <div className={styles.list} id={`${id}-list`} role="listbox" aria-label={words.results}>
        {order.map((group) => {
          const own = all.filter((command) => command.group === group);
          if (own.length === 0) return null;
          return (
            // biome-ignore lint/a11y/useSemanticElements: a group of options is not a fieldset
            <div key={group} role="group" aria-labelledby={`${id}-${group}`}>
              <p className={styles.group} id={`${id}-${group}`}>
                {titleOf(group)}
              </p>
              {own.map((command) => (
                // biome-ignore lint/a11y/useFocusableInteractive: the field keeps the focus and names the option
                // biome-ignore lint/a11y/useKeyWithClickEvents: the keys are the field's
                <div
                  key={command.id}
                  id={optionId(command)}
                  role="option"
                  aria-selected={command === current}
                  className={styles.option}
                  onClick={({ ctrlKey, metaKey }) => act(command, { isNewTab: ctrlKey || metaKey })}
                >
                  <command.Icon size={18} stroke={1.75} aria-hidden />
                  <span>
                    <strong>
                      <Marked title={command.title} typed={text} />
                    </strong>
                    {command.about !== null && <span>{command.about}</span>}
                  </span>
                </div>
              ))}
            </div>
          );
        })}
      </div>
      <p className={all.length > 0 ? 'visually-hidden' : styles.nothing} role="status">
        {problem ?? (all.length > 0 ? words.count(all.length) : isSearching ? words.searching : words.nothing(text))}
      </p>
      <footer className={styles.hints}>
        <span>
          <kbd className={page.key}>↑</kbd>
          <kbd className={page.key}>↓</kbd> {words.hints.move}
        </span>
        <span>
          <kbd className={page.key}>Enter</kbd> {words.hints.open}
        </span>
        <span>
          <kbd className={page.key}>Ctrl</kbd>
          <kbd className={page.key}>Enter</kbd> {words.hints.newTab}
        </span>
        <span>
          <kbd className={page.key}>Tab</kbd> {words.hints.loan}
        </span>
        <em>{words.hints.by}</em>
      </footer>
    </dialog>
  );
};

export default CommandBar;
