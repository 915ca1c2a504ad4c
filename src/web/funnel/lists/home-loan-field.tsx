import { debtType } from '#entities/application/debt-type.ts';
import { positiveDollars, toDollars } from '#entities/values/money.ts';
import { isSolarObligation } from '#rules/debts/solar-obligation.ts';
import { isMuchLess } from '#rules/facts/is-much-less.ts';
import { IconInfoCircle } from '#web/ui/icons.ts';
import { inDollars } from '#words/figures.ts';
import { homeLoans } from '#words/funnel/pages/home-loans.ts';
import { useQuestion } from '../step/question-context.ts';
import styles from './home-loan-card.module.css';
import { HomeLoanCard, ON_CARD } from './home-loan-card.tsx';
import { editLoan } from './home-loan-presses.ts';
import { ListField } from './list-field.tsx';
import { type Item, type ListFieldProps, listItems } from './list-items.ts';

const words = homeLoans;

const isSolar = ({ type, creditor }: Item): boolean =>
  isSolarObligation({
    type: debtType.catch('other').parse(type),
    creditor: typeof creditor === 'string' ? creditor : null,
  });

const balanceOf = ({ balance }: Item): number => positiveDollars.catch(toDollars(0)).parse(balance);

/** Names both figures when the list comes to much less than the household said it owes. */
const FallNote = ({ loans }: { loans: readonly Item[] }) => {
  const { application } = useQuestion();
  const { estimatedMortgageBalance, highestMortgageBalance } = application;
  const stated = Math.max(estimatedMortgageBalance ?? 0, highestMortgageBalance ?? 0);
  const onHome = loans.filter((loan) => loan.confirmed !== false && !isSolar(loan));
  const listed = onHome.reduce((sum, loan) => sum + balanceOf(loan), 0);
  if (!isMuchLess(listed, stated)) return null;
  return (
    <p className={`note note-warn ${styles.fall}`} role="status">
      <IconInfoCircle size={20} stroke={1.75} aria-hidden />
      {words.fallen(inDollars(toDollars(stated)), inDollars(toDollars(listed)))}
    </p>
  );
};

/** The loans a report names, each to confirm, correct or reject, and those it does not name. */
export const HomeLoanField = (props: ListFieldProps) => {
  const { value, items: fields } = props;
  const { application } = useQuestion();
  const loans = listItems(value);
  return (
    <>
      {loans.length === 0 && <p className="muted">{words.none}</p>}
      <ListField
        {...props}
        isOptional={false}
        items={fields.filter(({ name }) => name !== 'confirmed')}
        start={{ confirmed: true }}
        // The card asks these itself, so that an error in one of them does not open the whole form.
        onCard={ON_CARD}
        // A reported loan leaves the home by an explicit answer, never by removing it.
        canRemove={({ id }) =>
          ![...application.mortgages, ...application.liabilities].some((debt) => debt.id === id && !debt.addedByUser)
        }
        card={({ item, path, put, edit }) => (
          <HomeLoanCard
            path={path}
            place={{ items: loans, at: loans.indexOf(item) }}
            fields={fields}
            item={item}
            isSolar={isSolar(item)}
            onChange={put}
            onEdit={() => {
              put(editLoan(item));
              edit();
            }}
          />
        )}
      >
        <FallNote loans={loans} />
      </ListField>
    </>
  );
};
