import type { IncomeType } from '#entities/application/income-type.ts';
import { incomeType } from '#entities/application/income-type.ts';
import { incomeTypes } from '#words/application-labels.ts';
import { inDollars, inPercent } from '#words/figures.ts';
import { incomeNeeds } from '#words/funnel/income-needs.ts';
import { known } from '#words/funnel/known.ts';
import { policyToday } from '../estimate/lender-day.ts';
import { listItems } from '../lists/list-items.ts';
import type { FieldsLayoutProps } from '../step/step-form.tsx';
import { type BesideProps, StepView, type StepViewProps } from '../step/step-view.tsx';
import styles from './known-facts.module.css';
import { pageSections } from './page-sections.ts';
import { SectionedFields } from './sectioned-fields.tsx';

const words = known.rents;

const rentCounted = (): string => inPercent(policyToday().income.rentCounted, 0);

/** Rent entered on page 3 is shown here and cannot be added a second time. */
const CountedRents = ({ application }: BesideProps) => {
  const rented = application.propertyOwnership.filter(({ annualRentalIncome }) => (annualRentalIncome ?? 0) > 0);
  if (rented.length === 0) return null;
  return (
    <section className={`card ${styles.known}`} aria-label={words.title}>
      <h2 className="heading-4">{words.title}</h2>
      <p className="small">{words.text(rentCounted())}</p>
      <dl className="rows">
        {rented.map(({ propertyId, property, annualRentalIncome }) => (
          <div key={propertyId}>
            <dt>{[property.line1, property.city].filter(Boolean).join(', ')}</dt>
            <dd className="figures">{annualRentalIncome === null ? '' : words.row(inDollars(annualRentalIncome))}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
};

/** Proof required for the selected kinds of income. */
const Needs = ({ draft }: BesideProps) => {
  const named = new Set(listItems(draft.incomeSources).flatMap(({ type }) => incomeType.safeParse(type).data ?? []));
  const needs = incomeNeeds(rentCounted());
  const rows = [...named].flatMap((type: IncomeType) => {
    const need = needs[type];
    return need === null ? [] : [{ type, need }];
  });
  if (rows.length === 0) return null;
  return (
    <section className={`card ${styles.known}`} aria-label={known.needs.title}>
      <h2 className="heading-4">{known.needs.title}</h2>
      <dl className="rows">
        {rows.map(({ type, need }) => (
          <div key={type}>
            <dt>{incomeTypes[type]}</dt>
            <dd>{need}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
};

const Sections = (props: FieldsLayoutProps) => (
  <SectionedFields {...props} sections={pageSections.manualIncomeVerification} />
);

export default function OtherIncomeScreen(props: StepViewProps) {
  return <StepView {...props} above={CountedRents} below={Needs} layout={Sections} />;
}
