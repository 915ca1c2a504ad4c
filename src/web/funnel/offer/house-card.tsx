import { type Dollars, toDollars } from '#entities/values/money.ts';
import { lineWithinCltv } from '#rules/eligibility/cltv.ts';
import type { OfferBoard } from '#rules/offer/offer-board.ts';
import { EquityHouse } from '#web/ui/house/equity-house.tsx';
import { IconChevronDown } from '#web/ui/icons.ts';
import { inDollars, inPercent } from '#words/figures.ts';
import { offer as allWords } from '#words/funnel/offer.ts';
import { HomeValue } from '../step/home-value.tsx';
import { DtiGauge } from './dti-gauge.tsx';
import styles from './house-card.module.css';

const words = allWords.house;
/** The fold with the valuation, which the top of the page leads to. */
export const VALUED = 'valued';

const sourceText = ({
  stated,
  value,
  isValued,
}: {
  stated: Dollars | null;
  value: Dollars;
  isValued: boolean;
}): string => {
  if (!isValued) return words.stated;
  if (stated === null || stated === value) return words.valued(inDollars(value));
  return words.differs(inDollars(stated), inDollars(value));
};

/** The home with this line in it, its limit, and which of two values counts. */
export const HouseCard = ({ board, stated }: { board: OfferBoard; stated: Dollars | null }) => {
  const { figures, chosen } = board.decision;
  const { cltv, cltvCap, liens, value, valueSource } = figures;
  const isKnown = cltv !== null && cltvCap !== null && liens !== null && value && chosen.amount !== null;
  if (!isKnown || chosen.amount === null) return null;
  const { amount } = chosen;
  const limit = lineWithinCltv({ value, cap: cltvCap, liens: toDollars(0) });
  const kept = toDollars(Math.max(0, value - liens - amount));
  const limitShare = inPercent(cltvCap, cltvCap % 100 === 0 ? 0 : 1);
  const isValued = valueSource === 'valuation';
  const parts = {
    owed: { name: words.owed, figure: inDollars(liens) },
    line: { name: words.line, figure: inDollars(amount) },
    kept: { name: words.kept, figure: inDollars(kept) },
    value: { name: words.value, figure: inDollars(value) },
    limit: { name: words.limit(limitShare), figure: inDollars(limit) },
  };
  return (
    <section className={`card ${styles.card}`} aria-labelledby="house-heading">
      <h2 className="heading-3" id="house-heading">
        {words.title}
      </h2>
      <div className={styles.house}>
        <EquityHouse
          owed={Math.min(1, liens / value)}
          line={amount / value}
          limit={cltvCap / 10_000}
          label={words.label([value, liens, amount, kept, limit].map(inDollars), limitShare)}
          words={parts}
        />
        <dl className={styles.key}>
          {[parts.value, parts.limit, parts.kept, parts.line, parts.owed].map(({ name, figure }) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{figure}</dd>
            </div>
          ))}
        </dl>
      </div>
      <p className={styles.text}>
        {words.all} <strong>{inPercent(cltv, 1)}</strong> {words.ofValue} <strong>{limitShare}</strong>.{' '}
        {sourceText({ stated, value, isValued })}
      </p>
      <div className={styles.gauge}>
        <DtiGauge figures={figures} before={board.dtiBefore} />
      </div>
      {isValued && (
        <details className={styles.fold} id={VALUED}>
          <summary>
            {words.how}
            <IconChevronDown size={20} stroke={1.75} aria-hidden />
          </summary>
          <HomeValue />
        </details>
      )}
    </section>
  );
};
