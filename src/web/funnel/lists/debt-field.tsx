import { debtItem } from '#entities/application/debt-item.ts';
import { blankDebt } from '#funnel/questions/blank-debt.ts';
import { isPayoffItem } from '#rules/debts/payoff.ts';
import { canOfferPayOff, switchableDebts } from '#rules/offer/with-payoffs.ts';
import { Chip } from '#web/ui/chip.tsx';
import { debtCards } from '#words/funnel/pages/debt-cards.ts';
import { entryWords } from '#words/funnel/pages/entries.ts';
import { LiveDti } from '../estimate/live-dti-on-demand.tsx';
import { useQuestion } from '../step/question-context.ts';
import { DebtCard } from './debt-card.tsx';
import styles from './list-field.module.css';
import { type EntryProps, ListField } from './list-field.tsx';
import { type Item, type ListFieldProps, listItems } from './list-items.ts';
import { sourceOfEntry } from './source-of-entry.ts';

/** An entry as a debt, null while anything the card shows is missing. */
const debtOf = (item: Item) => {
  const { id, type } = debtItem.pick({ id: true, type: true }).catch({ id: '', type: 'other' }).parse(item);
  const read = debtItem.safeParse({ ...blankDebt({ id, type, person: 'borrower' }), ...item });
  return read.success && read.data.creditor !== null ? read.data : null;
};

/** The entries that are already complete debts. */
export const debtsIn = (value: unknown) => listItems(value).flatMap((item) => debtOf(item) ?? []);

const DebtEntry = ({ item, path, put, edit, remove }: EntryProps) => {
  const question = useQuestion();
  const debt = debtOf(item);
  if (debt === null) return null;
  const canPayOff = canOfferPayOff(debt);
  const note = canPayOff ? (debt.omitted ? debtCards.omitted : null) : debtCards.solar;
  const { chip } = sourceOfEntry(item, { ...question, path });
  const name = debt.creditor ?? '';
  const isReported = question.application.liabilities.some(({ id, addedByUser }) => id === debt.id && !addedByUser);
  return (
    <div className={styles.choice}>
      <DebtCard
        debt={debt}
        isChosen={debt.toBePaidOff}
        owner={null}
        note={note}
        onChoose={
          canPayOff && isPayoffItem(debt, !debt.toBePaidOff)
            ? () => put({ ...item, toBePaidOff: !debt.toBePaidOff })
            : null
        }
      />
      <div className={styles.choiceFoot}>
        {chip && <Chip tone={chip.tone}>{chip.text}</Chip>}
        <span className={styles.cardActions}>
          <button className="link-button" type="button" aria-label={entryWords.editNamed(name)} onClick={edit}>
            {entryWords.edit}
          </button>
          {!isReported && (
            <button className="link-button" type="button" aria-label={entryWords.removeNamed(name)} onClick={remove}>
              {entryWords.remove}
            </button>
          )}
        </span>
      </div>
    </div>
  );
};

/** Switches every debt that is not there yet. One button, so that focus stays when its direction turns. */
const SwitchAll = ({ value, onChange }: Pick<ListFieldProps, 'value' | 'onChange'>) => {
  const debts = debtsIn(value);
  const wanted = switchableDebts(debts, true).length > 0;
  const ids = new Set(switchableDebts(debts, wanted).map(({ id }) => id));
  if (ids.size === 0) return null;
  const flip = () =>
    onChange(listItems(value).map((item) => (ids.has(String(item.id)) ? { ...item, toBePaidOff: wanted } : item)));
  return (
    <button className="button button-quiet button-small" type="button" onClick={flip}>
      {(wanted ? debtCards.payOffAll : debtCards.keepAll)(ids.size)}
    </button>
  );
};

/** Debts as selectable cards, with the effect on DTI. */
export const DebtField = (props: ListFieldProps) => (
  <>
    <ListField
      {...props}
      isOptional={false}
      start={{ toBePaidOff: false, omitted: false }}
      card={(entry) => (debtOf(entry.item) === null ? null : <DebtEntry {...entry} />)}
    >
      <SwitchAll value={props.value} onChange={props.onChange} />
    </ListField>
    <LiveDti debts={debtsIn(props.value)} />
  </>
);
