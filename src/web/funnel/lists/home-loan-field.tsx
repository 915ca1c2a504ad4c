import { useEffect } from 'react';
import { debtType } from '#entities/application/debt-type.ts';
import { isSolarObligation } from '#rules/debts/solar-obligation.ts';
import { questions } from '#words/funnel/questions.ts';
import { useQuestion } from '../step/question-context.ts';
import { HomeLoanCard } from './home-loan-card.tsx';
import { ListField } from './list-field.tsx';
import { type Item, type ListFieldProps, listItems } from './list-items.ts';

const isSolar = ({ type, creditor }: Item): boolean =>
  isSolarObligation({
    type: debtType.catch('other').parse(type),
    creditor: typeof creditor === 'string' ? creditor : null,
  });

/** Tax and insurance questions do not apply to a solar agreement. */
const answeredSolar = (item: Item): Item =>
  isSolar(item)
    ? { ...item, taxIncludedInMonthlyPayment: true, insuranceIncludedInMonthlyPayment: true, confirmed: true }
    : item;

/** The loans a report names, each to confirm, correct or reject, and those it does not name. */
export const HomeLoanField = (props: ListFieldProps) => {
  const { id, value, onChange, items: fields } = props;
  const { errorAt } = useQuestion();
  const asked = fields.filter(({ name }) => name !== 'confirmed');
  useEffect(() => {
    const answered = listItems(value).map(answeredSolar);
    if (JSON.stringify(answered) !== JSON.stringify(listItems(value))) onChange(answered);
  }, [value, onChange]);
  return (
    <>
      {listItems(value).length === 0 && <p className="muted">{questions.homeLoans.none}</p>}
      <ListField
        {...props}
        isOptional={false}
        items={asked}
        start={{ confirmed: true }}
        // A card asks its own follow-ups, so an error in one of them does not open the whole form.
        card={({ item, path, put, edit }) => (
          <HomeLoanCard
            path={path}
            fields={fields}
            item={item}
            isSolar={isSolar(item)}
            hasProblem={asked.some(({ name }) => errorAt(`${id}.${path.split('.').at(-1)}.${name}`) !== undefined)}
            onChange={put}
            onEdit={edit}
          />
        )}
        cardShowsProblems
      />
    </>
  );
};
