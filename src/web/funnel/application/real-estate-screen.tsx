import { isUnclaimedHomeLoan } from '#funnel/questions/home-loans.ts';
import { inDollars } from '#words/figures.ts';
import { known } from '#words/funnel/known.ts';
import { listItems } from '../lists/list-items.ts';
import type { FieldsLayoutProps } from '../step/step-form.tsx';
import { type BesideProps, StepView, type StepViewProps } from '../step/step-view.tsx';
import styles from './known-facts.module.css';
import { entrySections, pageSections } from './page-sections.ts';
import { SectionedFields } from './sectioned-fields.tsx';

const words = known.loans;

/** Loans on the credit file not yet matched to a home: they wait here until a property claims them. */
const WaitingLoans = ({ application, draft }: BesideProps) => {
  const named = new Set(listItems(draft.properties).flatMap((item) => listItems(item.mortgages).map(({ id }) => id)));
  const waiting = application.liabilities.filter((debt) => isUnclaimedHomeLoan(debt) && !named.has(debt.id));
  if (waiting.length === 0) return null;
  return (
    <section className={`card ${styles.known}`} aria-label={words.title}>
      <h2 className="heading-4">{words.title}</h2>
      <p className="small">{words.text}</p>
      <ul className={styles.list}>
        {waiting.map(({ id, creditor, balance }) => (
          <li key={id}>
            {creditor ?? words.unnamed}, <span className="nowrap">{inDollars(balance)}</span>
          </li>
        ))}
      </ul>
    </section>
  );
};

const Sections = (props: FieldsLayoutProps) => <SectionedFields {...props} sections={pageSections.application4} />;

const entryLayouts = {
  properties: (props: FieldsLayoutProps) => <SectionedFields {...props} sections={entrySections.properties} />,
};

/** Page 3: other real estate, with its loans matched from the credit file. */
export default function RealEstateScreen(props: StepViewProps) {
  return <StepView {...props} above={WaitingLoans} layout={Sections} entryLayouts={entryLayouts} />;
}
