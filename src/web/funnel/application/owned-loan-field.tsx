import { isUnclaimedHomeLoan, readHomeLoans } from '#funnel/questions/home-loans.ts';
import { IconPlus } from '#web/ui/icons.ts';
import { inDollars } from '#words/figures.ts';
import { known } from '#words/funnel/known.ts';
import { ListField } from '../lists/list-field.tsx';
import { type ListFieldProps, listItems } from '../lists/list-items.ts';
import { useQuestion } from '../step/question-context.ts';

const words = known.loans;

/** Loans on another property: those on the credit file can be added with one click. */
export const OwnedLoanField = (props: ListFieldProps) => {
  const { value, onChange, items: fields } = props;
  const { application } = useQuestion();
  const items = listItems(value);
  const waiting = application.liabilities.filter(
    (debt) => isUnclaimedHomeLoan(debt) && !items.some(({ id }) => id === debt.id),
  );
  return (
    <ListField {...props} items={fields.filter(({ name }) => name !== 'confirmed')} start={{ confirmed: true }}>
      {waiting.map((debt) => (
        <button
          key={debt.id}
          className="button button-quiet"
          type="button"
          onClick={() => onChange([...items, ...readHomeLoans([debt]).map((loan) => ({ ...loan, confirmed: true }))])}
        >
          <IconPlus size={18} stroke={1.75} aria-hidden />
          {words.add(debt.creditor ?? words.unnamed, inDollars(debt.balance))}
        </button>
      ))}
    </ListField>
  );
};
