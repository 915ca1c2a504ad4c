import { type Cents, nearestDollars } from '#entities/values/money.ts';
import { interestWithin } from '#rules/offer/compare/interest-within.ts';
import type { Offer } from '#rules/offer/offer.ts';
import type { OfferBoard } from '#rules/offer/offer-board.ts';
import { totalCost } from '#rules/offer/total-cost.ts';
import { inDollars, inPercent } from '#words/figures.ts';
import { offer as allWords } from '#words/funnel/offer.ts';
import { policyToday } from '../../estimate/lender-day.ts';
import sections from '../offer-sections.module.css';
import styles from './side-by-side.module.css';
import { SideBySide } from './side-by-side.tsx';

const words = allWords.compare;
const whole = (amount: Cents | null): string => (amount === null ? words.none : inDollars(nearestDollars(amount)));

/** The time to the last payment: a draw period and a fixed term are not the same years. */
const timeOf = (offer: Offer, years: number): string =>
  offer.payments.afterDraw === null ? words.level(years) : words.drawn(offer.years, years);

const costOf = (offer: Offer) => totalCost(offer, policyToday().products.variable);

/** Equal terms: both repaid evenly in the shorter of the two times. */
const equalYears = (boards: readonly OfferBoard[]): number =>
  Math.min(...boards.flatMap(({ offer }) => (offer === null ? [] : [costOf(offer).years])));

const columnOf = ({ offer, cash, decision: { figures } }: OfferBoard, equal: number): string[] => {
  if (offer === null) return [];
  const { years, interest } = costOf(offer);
  return [
    inDollars(offer.amount),
    allWords.product[offer.product].name,
    timeOf(offer, years),
    inPercent(offer.rate, 2),
    whole(offer.feeAmount),
    whole(offer.payments.now),
    whole(offer.payments.afterDraw),
    whole(offer.payments.repaymentAtCap),
    whole(interest),
    whole(interestWithin(offer, equal)),
    whole(cash),
    figures.dti === null ? words.none : inPercent(figures.dti, 1),
    figures.cltv === null ? words.none : inPercent(figures.cltv, 1),
  ];
};

const rowsFor = (equal: number): readonly string[] => [
  words.amount,
  words.kind,
  words.years,
  words.apr,
  words.fee,
  words.now,
  words.afterDraw,
  words.atCap,
  words.interest,
  words.equalTerms(equal),
  words.cash,
  words.dti,
  words.cltv,
];

type Props = { kept: OfferBoard; current: OfferBoard; onBack: () => void; onStop: () => void };

/** Two versions of a line side by side; differences are bold. */
export const CompareView = ({ kept, current, onBack, onStop }: Props) => {
  const equal = equalYears([kept, current]);
  const [one, other] = [columnOf(kept, equal), columnOf(current, equal)];
  return (
    <section aria-labelledby="compare-heading">
      <h2 className="heading-2" id="compare-heading">
        {words.title}
      </h2>
      <p className={sections.lede}>{words.keptHint}</p>
      <div className={`card ${styles.card}`}>
        <SideBySide
          one={words.kept}
          other={words.current}
          rows={rowsFor(equal).map((name, at) => ({
            name,
            one: one[at] ?? words.none,
            other: other[at] ?? words.none,
          }))}
        />
      </div>
      <p className={styles.actions}>
        <button className="button button-secondary button-small" type="button" onClick={onBack}>
          {words.back}
        </button>
        <button className="button button-quiet button-small" type="button" onClick={onStop}>
          {words.stop}
        </button>
      </p>
    </section>
  );
};
