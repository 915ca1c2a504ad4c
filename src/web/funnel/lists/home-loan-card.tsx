import { useEffect, useRef } from 'react';
import type { Field, ListPlace } from '#funnel/engine/field.ts';
import { Chip } from '#web/ui/chip.tsx';
import { FieldError } from '#web/ui/fields/field-error.tsx';
import { entryWords } from '#words/funnel/pages/entries.ts';
import { homeLoans } from '#words/funnel/pages/home-loans.ts';
import { answerText } from '../step/answers/answer-text.ts';
import { useQuestion } from '../step/question-context.ts';
import styles from './home-loan-card.module.css';
import { answerLoan, confirmLoan, disownLoan } from './home-loan-presses.ts';
import type { Item } from './list-items.ts';

const words = homeLoans;

/** Asked on the card itself, once the loan is confirmed as being on this home. */
const FOLLOW_UPS = [
  'creditLimit',
  'toBePaidOff',
  'taxIncludedInMonthlyPayment',
  'monthlyTaxPayment',
  'insuranceIncludedInMonthlyPayment',
  'monthlyInsurancePayment',
];

/** Fields whose errors the card shows itself. */
export const ON_CARD: readonly string[] = ['confirmed', ...FOLLOW_UPS];

type Props = {
  path: string;
  place: ListPlace;
  fields: readonly Field[];
  item: Item;
  isSolar: boolean;
  onChange: (item: Item) => void;
  onEdit: () => void;
};

const stateOf = ({ confirmed }: Item) => {
  if (confirmed === true) return 'here';
  return confirmed === false ? 'elsewhere' : 'open';
};

const TONES = { open: 'wait', here: 'ok', elsewhere: 'notNeeded' } as const;

export const HomeLoanCard = ({ path, place, fields, item, isSolar, onChange, onEdit }: Props) => {
  const { words: questionWords, FieldInput, errorAt } = useQuestion();
  const textOf = (name: string): string => {
    const field = fields.find((each) => each.name === name);
    const value = item[name];
    return field && value !== null && value !== undefined
      ? answerText(value, { field, path: `${path}.${name}`, words: questionWords })
      : '';
  };
  const title = textOf('creditor') || words.unnamed;
  const state = stateOf(item);
  const card = useRef<HTMLElement>(null);
  const said = useRef(state);
  // The clicked button is gone: focus the next question, or the control that reverses the answer.
  useEffect(() => {
    const isNew = said.current !== state && document.activeElement === document.body;
    said.current = state;
    if (isNew) card.current?.querySelector<HTMLElement>(state === 'here' ? 'input, select' : 'button')?.focus();
  }, [state]);
  const payment = textOf('monthlyPayment');
  const followUps = fields.filter((field) => FOLLOW_UPS.includes(field.name) && (field.isAsked?.(item, place) ?? true));
  const decide = `${path}.confirmed`;
  const isUndecided = errorAt(decide) !== undefined;
  return (
    <section className={`card ${styles.card}`} data-barred={isSolar} aria-label={title} ref={card}>
      <div className={styles.head}>
        <div>
          <h2 className="heading-4">{title}</h2>
          <p className="small muted">{isSolar ? words.solarKind : textOf('type')}</p>
        </div>
        <div className={styles.figures}>
          <strong className="nowrap">{textOf('balance')}</strong>
          <p className="small muted">{payment === '' ? words.noPayment : words.monthly(payment)}</p>
        </div>
      </div>
      {isSolar ? (
        <p className="small">{words.solar}</p>
      ) : (
        <>
          <div className={styles.actions}>
            <Chip tone={TONES[state]}>{words.states[state]}</Chip>
            {state !== 'here' && (
              <button
                className="button button-secondary button-small"
                type="button"
                id={decide}
                aria-label={words.confirmNamed(title)}
                aria-invalid={isUndecided || undefined}
                aria-describedby={isUndecided ? `${decide}-error` : undefined}
                onClick={() => onChange(confirmLoan(item))}
              >
                {words.confirm}
              </button>
            )}
            {state !== 'elsewhere' && (
              <button
                className="button button-quiet button-small"
                type="button"
                aria-label={words.disownNamed(title)}
                onClick={() => onChange(disownLoan(item))}
              >
                {words.disown}
              </button>
            )}
            <button
              className="button button-quiet button-small"
              type="button"
              aria-label={entryWords.editNamed(title)}
              onClick={onEdit}
            >
              {entryWords.edit}
            </button>
          </div>
          {isUndecided && (
            <p className="field-error" id={`${decide}-error`}>
              <FieldError text={words.undecided(title)} />
            </p>
          )}
          {state === 'here' &&
            followUps.map((field) => (
              <FieldInput
                key={field.name}
                field={field}
                path={`${path}.${field.name}`}
                value={item[field.name]}
                onChange={(value) => onChange(answerLoan(item, field.name, value))}
              />
            ))}
        </>
      )}
    </section>
  );
};
