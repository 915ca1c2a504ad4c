import { type FormEvent, useId, useState } from 'react';
import type { UsedFigure } from '#entities/contract/documents/document-figure.ts';
import type { FoundFigure } from '#rules/documents/reading/read-figures.ts';
import { Chip } from '#web/ui/chip.tsx';
import { momentText } from '#words/moments.ts';
import { reviewDesk } from '#words/portal/loan-desk/review.ts';
import { useSeen } from '../use-seen.ts';
import { figureText, kindOf, typedFigure } from './figure-text.ts';
import styles from './figures.module.css';
import type { StatedFigure } from './stated-figures.ts';

const words = reviewDesk.figures;

export type Figure = {
  name: FoundFigure['name'];
  /** Its number on the page; null where it was not found. */
  number: number | null;
  found: FoundFigure | null;
  used: UsedFigure | null;
  stated: StatedFigure | null;
};

type Props = {
  figure: Figure;
  isCurrent: boolean;
  mayUse: boolean;
  /** False for a picture, in which nothing was looked for. */
  isRead: boolean;
  onCurrent: () => void;
  onPage: (page: number) => void;
  /** With what was in use when the person began. */
  onUse: (value: string | null, asked: { isTyped: boolean; seen: string | null }) => void;
};

const wrongText = (name: Figure['name']): string => {
  const kind = kindOf(name);
  return kind === 'money' || kind === 'day' ? words.wrong[kind] : words.wrong.other;
};

/** One figure: stated, found on the page, and used by whom. */
export const FigureRow = ({ figure, isCurrent, mayUse, isRead, onCurrent, onPage, onUse }: Props) => {
  const { name, number, found, used, stated } = figure;
  const id = useId();
  const [typed, setTyped] = useState<string | null>(null);
  const [isWrong, setIsWrong] = useState(false);
  const { seen, begin, end } = useSeen(used?.value ?? null);
  const value = used?.value ?? found?.value ?? null;
  const send = (event: FormEvent) => {
    event.preventDefault();
    const read = typedFigure(name, typed ?? '');
    setIsWrong(read === null);
    if (read === null) return;
    onUse(read, { isTyped: read !== found?.value, seen });
    end();
    setTyped(null);
  };
  const absent = isRead ? words.notFound : words.notRead;
  const byHand = found === null ? words.typed : words.changed;
  const isChanged = used !== null && used.place === null;
  return (
    <li className={styles.row} data-current={isCurrent} data-figure={name} onFocus={onCurrent}>
      <button
        className={styles.number}
        type="button"
        disabled={found === null}
        onClick={() => found && onPage(found.page)}
      >
        {number ?? '–'}
        {found && <span className="visually-hidden">{words.open(found.page)}</span>}
      </button>
      <div className={styles.body}>
        <strong>{words.names[name]}</strong>
        {stated && (
          <p className="muted">
            {words.stated}: {stated.text}
          </p>
        )}
        <p className={styles.value}>{value === null ? absent : figureText(name, value)}</p>
        {stated && value !== null && !stated.agrees(value) && <p className={styles.differs}>{words.differs}</p>}
        {used && (
          <p className="muted">
            {words.usedBy(used.by, momentText(used.at))}{' '}
            <button className="link-button" type="button" onClick={() => onPage(used.page)}>
              {words.source(used.page)}
            </button>
          </p>
        )}
        {typed !== null && (
          <form noValidate onSubmit={send}>
            <label className="visually-hidden" htmlFor={id}>
              {words.names[name]}
            </label>
            <input
              className="input"
              id={id}
              value={typed}
              aria-describedby={`${id}-error`}
              onChange={({ currentTarget }) => setTyped(currentTarget.value)}
            />
            <span className="field-error" id={`${id}-error`} role="alert">
              {isWrong ? wrongText(name) : null}
            </span>
            <button className="button button-secondary button-dense" type="submit">
              {words.save}
            </button>
          </form>
        )}
      </div>
      <div className={styles.actions}>
        {used && <Chip tone={isChanged ? 'wait' : 'ok'}>{isChanged ? byHand : words.used}</Chip>}
        {mayUse && used === null && found && typed === null && (
          <button
            className="button button-secondary button-dense"
            type="button"
            data-use
            onClick={() => onUse(found.value, { isTyped: false, seen })}
          >
            {words.use}
            <span className="visually-hidden"> {words.names[name]}</span>
          </button>
        )}
        {mayUse && typed === null && (
          <button
            className="link-button"
            type="button"
            data-edit
            onClick={() => {
              begin();
              setTyped(value === null ? '' : figureText(name, value));
            }}
          >
            {value === null ? words.enter : words.edit}
            <span className="visually-hidden"> {words.names[name]}</span>
          </button>
        )}
        {mayUse && used && (
          <button className="link-button" type="button" onClick={() => onUse(null, { isTyped: false, seen })}>
            {words.takeBack}
            <span className="visually-hidden"> {words.names[name]}</span>
          </button>
        )}
      </div>
    </li>
  );
};
