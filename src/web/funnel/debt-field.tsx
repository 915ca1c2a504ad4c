import { useState } from 'react';
import { debtItem } from '#entities/debt-item.ts';
import { blankDebt } from '#funnel/questions/blank-debt.ts';
import { canOfferPayOff } from '#funnel/questions/chosen-offer.ts';
import { FieldLabel } from '#web/ui/fields/field-label.tsx';
import { FieldNotes } from '#web/ui/fields/field-notes.tsx';
import { IconPlus } from '#web/ui/icons.ts';
import { offer as offerWords } from '#words/en/offer.ts';
import { questions } from '#words/en/questions.ts';
import { DebtCard } from './debt-card.tsx';
import styles from './list-field.module.css';
import { ListItemForm } from './list-item-form.tsx';
import { type Item, type ListFieldProps, listItems } from './list-items.ts';
import { LiveDti } from './live-dti.tsx';
import { useQuestion } from './question-context.ts';

/** An entry as a debt, null while something a card shows is missing. */
const debtOf = (item: Item) => {
  const { id, type } = debtItem.pick({ id: true, type: true }).catch({ id: '', type: 'other' }).parse(item);
  const read = debtItem.safeParse({ ...blankDebt({ id, type, person: 'borrower' }), ...item });
  return read.success && read.data.creditor !== null ? read.data : null;
};

const toggled = (item: Item): Item => ({ ...item, toBePaidOff: item.toBePaidOff !== true });

/** Debts as cards to tick, with what that does to debts against income. */
export const DebtField = ({ id, label, hint, error, value, onChange, items: fields }: ListFieldProps) => {
  const { errorAt } = useQuestion();
  const items = listItems(value);
  const [open, setOpen] = useState<number | null>(null);
  const put = (at: number, changed: Item) => onChange(items.map((each, place) => (place === at ? changed : each)));
  const hasProblem = (at: number) => fields.some(({ name }) => errorAt(`${id}.${at}.${name}`) !== undefined);
  return (
    <fieldset className={styles.list}>
      <legend className="field-label">
        <FieldLabel label={label} isOptional={false} />
      </legend>
      {items.length === 0 && <p className="muted">{questions.debts.none}</p>}
      {items.map((item, at) => {
        const debt = debtOf(item);
        if (open === at || debt === null || hasProblem(at)) {
          return (
            <ListItemForm
              key={String(item.id)}
              path={`${id}.${at}`}
              fields={fields}
              item={item}
              onChange={(changed) => put(at, changed)}
              onClose={() => setOpen(null)}
              onRemove={() => {
                onChange(items.filter((_, place) => place !== at));
                setOpen(null);
              }}
            />
          );
        }
        const canPayOff = canOfferPayOff(debt);
        const note = canPayOff ? (debt.omitted ? offerWords.debts.omitted : null) : offerWords.debts.solar;
        return (
          <div key={debt.id} className={styles.choice}>
            <DebtCard
              debt={debt}
              isChosen={debt.toBePaidOff}
              owner={null}
              note={note}
              onChoose={canPayOff ? () => put(at, toggled(item)) : null}
            />
            <button
              className="link-button"
              type="button"
              aria-label={questions.list.editNamed(debt.creditor ?? '')}
              onClick={() => setOpen(at)}
            >
              {questions.list.edit}
            </button>
          </div>
        );
      })}
      <FieldNotes id={id} error={error} hint={hint} />
      <button
        className="button button-secondary"
        type="button"
        id={id}
        onClick={() => {
          onChange([...items, { id: crypto.randomUUID(), toBePaidOff: false, omitted: false }]);
          setOpen(items.length);
        }}
      >
        <IconPlus size={18} stroke={1.75} aria-hidden />
        {questions.debts.add}
      </button>
      <LiveDti debts={items.flatMap((item) => debtOf(item) ?? [])} />
    </fieldset>
  );
};
