import type { HouseholdLine } from '#entities/contract/quote.ts';
import { inCents, inDollars, inPercent } from '#words/figures.ts';
import { people } from '#words/funnel/people.ts';
import styles from './household-line-card.module.css';

const words = people.line;

/** What both people would owe, and on which home: shown before a coborrower joins and before they consent. */
export const HouseholdLineCard = ({ home, line }: HouseholdLine) => (
  <section className={`card ${styles.card}`} aria-labelledby="household-line">
    <h2 className="heading-4" id="household-line">
      {words.title}
    </h2>
    <dl className="rows">
      <div>
        <dt>{words.home}</dt>
        <dd>{home ?? words.unknownHome}</dd>
      </div>
      {line === null ? (
        <div>
          <dt>{words.amount.offer}</dt>
          <dd>{words.unknownLine}</dd>
        </div>
      ) : (
        <>
          <div>
            <dt>{words.amount[line.standing]}</dt>
            <dd>{inDollars(line.amount)}</dd>
          </div>
          <div>
            <dt>{words.apr}</dt>
            <dd>{inPercent(line.rate, 2)}</dd>
          </div>
          <div>
            <dt>{words.now}</dt>
            <dd>{inCents(line.paymentNow)}</dd>
          </div>
          {line.paymentAfterDraw !== null && (
            <div>
              <dt>{words.afterDraw}</dt>
              <dd>{inCents(line.paymentAfterDraw)}</dd>
            </div>
          )}
          {line.highestPayment !== null && (
            <div>
              <dt>{words.highest}</dt>
              <dd>{inCents(line.highestPayment)}</dd>
            </div>
          )}
        </>
      )}
    </dl>
    <p>
      <strong>{words.whole}</strong> {words.risk}
    </p>
    {line?.standing === 'estimate' && <p className="small muted">{words.estimate}</p>}
  </section>
);
