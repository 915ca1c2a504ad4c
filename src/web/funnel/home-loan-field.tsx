import { useEffect, useState } from 'react';
import { debtType } from '#entities/debt-type.ts';
import { isSolarObligation } from '#rules/debts/solar-obligation.ts';
import { FieldLabel } from '#web/ui/fields/field-label.tsx';
import { FieldNotes } from '#web/ui/fields/field-notes.tsx';
import { IconPlus } from '#web/ui/icons.ts';
import { questions } from '#words/en/questions.ts';
import { HomeLoanCard } from './home-loan-card.tsx';
import styles from './list-field.module.css';
import { ListItemForm } from './list-item-form.tsx';
import { type Item, type ListFieldProps, listItems } from './list-items.ts';
import { useQuestion } from './question-context.ts';

const isSolar = ({ type, creditor }: Item): boolean =>
  isSolarObligation({
    type: debtType.catch('other').parse(type),
    creditor: typeof creditor === 'string' ? creditor : null,
  });

/** Nothing about taxes or insurance can be asked of a solar agreement. */
const answeredSolar = (item: Item): Item =>
  isSolar(item)
    ? { ...item, taxIncludedInMonthlyPayment: true, insuranceIncludedInMonthlyPayment: true, confirmed: true }
    : item;

/** The loans a report names, each to confirm, correct or disown, and those it does not name. */
export const HomeLoanField = ({ id, label, hint, error, value, onChange, items: fields }: ListFieldProps) => {
  const { errorAt } = useQuestion();
  const items = listItems(value);
  const [open, setOpen] = useState<number | null>(null);
  const asked = fields.filter(({ name }) => name !== 'confirmed');
  useEffect(() => {
    const answered = listItems(value).map(answeredSolar);
    if (JSON.stringify(answered) !== JSON.stringify(listItems(value))) onChange(answered);
  }, [value, onChange]);
  const put = (at: number, changed: Item) => onChange(items.map((each, place) => (place === at ? changed : each)));
  const hasProblem = (at: number) => asked.some(({ name }) => errorAt(`${id}.${at}.${name}`) !== undefined);
  return (
    <fieldset className={styles.list}>
      <legend className="field-label">
        <FieldLabel label={label} isOptional={false} />
      </legend>
      {items.length === 0 && <p className="muted">{questions.homeLoans.none}</p>}
      {items.map((item, at) =>
        open === at ? (
          <ListItemForm
            key={String(item.id)}
            path={`${id}.${at}`}
            fields={asked}
            item={item}
            onChange={(changed) => put(at, changed)}
            onClose={() => setOpen(null)}
            onRemove={() => {
              onChange(items.filter((_, place) => place !== at));
              setOpen(null);
            }}
          />
        ) : (
          <HomeLoanCard
            key={String(item.id)}
            path={`${id}.${at}`}
            fields={fields}
            item={item}
            isSolar={isSolar(item)}
            hasProblem={hasProblem(at)}
            onChange={(changed) => put(at, changed)}
            onEdit={() => setOpen(at)}
          />
        ),
      )}
      <FieldNotes id={id} error={error} hint={hint} />
      <button
        className="button button-secondary"
        type="button"
        id={id}
        onClick={() => {
          onChange([...items, { id: crypto.randomUUID(), confirmed: true }]);
          setOpen(items.length);
        }}
      >
        <IconPlus size={18} stroke={1.75} aria-hidden />
        {questions.homeLoans.add}
      </button>
    </fieldset>
  );
};
