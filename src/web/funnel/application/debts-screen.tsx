import { toDollars } from '#entities/values/money.ts';
import { payoffTotal } from '#rules/debts/payoff.ts';
import { inDollars } from '#words/figures.ts';
import { cashWords as words } from '#words/funnel/cash.ts';
import { debtsIn } from '../lists/debt-field.tsx';
import type { FieldsLayoutProps } from '../step/step-form.tsx';
import { type BesideProps, StepView, type StepViewProps } from '../step/step-view.tsx';
import styles from './known-facts.module.css';
import { pageSections } from './page-sections.ts';
import { SectionedFields } from './sectioned-fields.tsx';

/** Remainder of the chosen line after the selected payoffs and the fee. */
const CashLeft = ({ application, draft }: BesideProps) => {
  const choice = application.offerChoice;
  if (choice === null || choice.amount === null) return null;
  const payoffs = payoffTotal(debtsIn(draft.liabilities));
  const fee = toDollars(Math.round((choice.amount * (choice.originationFee ?? 0)) / 10_000));
  const left = toDollars(choice.amount - payoffs - fee);
  return (
    <section className={`card ${styles.known}`} aria-label={words.title} aria-live="polite">
      <dl className="rows">
        <div>
          <dt>{words.line}</dt>
          <dd className="figures">{inDollars(choice.amount)}</dd>
        </div>
        <div>
          <dt>{words.payoffs}</dt>
          <dd className="figures">{inDollars(toDollars(-payoffs))}</dd>
        </div>
        <div>
          <dt>{words.fee}</dt>
          <dd className="figures">{inDollars(toDollars(-fee))}</dd>
        </div>
        <div>
          <dt>
            <strong>{words.left}</strong>
          </dt>
          <dd className="figures">
            <strong>{inDollars(left)}</strong>
          </dd>
        </div>
      </dl>
      {left < 0 && <p className="small">{words.tooMuch}</p>}
    </section>
  );
};

const Sections = (layout: FieldsLayoutProps) => (
  <SectionedFields {...layout} sections={pageSections.debtConsolidation} />
);

export default function DebtsScreen(props: StepViewProps) {
  return <StepView {...props} below={CashLeft} layout={Sections} />;
}
