import { dueDay } from '#rules/compliance/clocks.ts';
import { whatIfDecision } from '#rules/decision/what-if-decision.ts';
import { chosenOffer } from '#rules/offer/chosen-offer.ts';
import { inDatedDay, inDollars, inPercent } from '#words/figures.ts';
import { secondPerson as words } from '#words/portal/desk/second-person.ts';
import { decisionDesk } from '#words/portal/loan-desk/decision.ts';
import { loanDesk } from '#words/portal/loan-desk/head.ts';
import { adverseReasonWords } from '#words/rules.ts';
import { useLoan } from '../loan-context.ts';
import decision from './decision.module.css';
import type { LoanDecision } from './decision-data.ts';
import styles from './second-person.module.css';

type Proposed = NonNullable<LoanDecision['proposed']>;

/** The line as proposed, with the figures it brings by today's facts. */
export const SecondTerms = ({ proposed }: { proposed: Proposed }) => {
  const { file, policy, decision: asAsked } = useLoan();
  const { application, facts, asOf } = file;
  const line = proposed.amount ?? asAsked.chosen.amount;
  if (line === null) return null;
  const paidOff = new Set(
    [...application.mortgages, ...application.liabilities].flatMap((debt) => (debt.toBePaidOff ? [debt.id] : [])),
  );
  const supposed = whatIfDecision({ application, facts, policy, asOf }, { amount: line, value: null, paidOff });
  const offer = chosenOffer(supposed);
  const share = (rate: typeof supposed.figures.cltv) => (rate === null ? loanDesk.unknown : inPercent(rate, 1));
  const { cltv, dti } = supposed.figures;
  const { repaymentYears } = policy.products.variable;
  const isCounter = proposed.kind === 'countered';
  return (
    <>
      <dl className={styles.terms}>
        <div>
          <dt>{words.terms.line}</dt>
          <dd>{inDollars(line)}</dd>
        </div>
        {offer !== null && (
          <>
            <div>
              <dt>{words.terms.term}</dt>
              <dd>{words.years(offer.years, offer.product === 'variable' ? repaymentYears : 0)}</dd>
            </div>
            <div>
              <dt>{words.terms.rate}</dt>
              <dd>{inPercent(offer.rate, 2)}</dd>
            </div>
          </>
        )}
        {isCounter && (
          <div>
            <dt>{words.terms.expires}</dt>
            <dd>{inDatedDay(dueDay('counterOffer', asOf))}</dd>
          </div>
        )}
      </dl>
      <p className={styles.passes} data-outcome={supposed.outcome}>
        {words.figures({ line: inDollars(line), dti: share(dti), cltv: share(cltv) })}{' '}
        {decisionDesk.whatIf.outcomes[supposed.outcome]}.
      </p>
    </>
  );
};

/** The reasons the notice will state, each by where it comes from, and what its proposer wrote for the file. */
export const SecondReasons = ({ view, proposed }: { view: LoanDecision; proposed: Proposed }) => (
  <>
    {proposed.reasons.length > 0 && (
      <div>
        <h3>{words.reasons}</h3>
        <ul className={decision.reasons}>
          {proposed.reasons.map((reason) => (
            <li key={reason}>
              {reason === 'other' ? proposed.otherReason : adverseReasonWords[reason]}{' '}
              <small className={decision.tag}>
                {decisionDesk.source[view.reasons.includes(reason) ? 'rule' : 'library']}
              </small>
            </li>
          ))}
        </ul>
      </div>
    )}
    {proposed.note !== null && <p className={decision.quote}>{proposed.note}</p>}
  </>
);
