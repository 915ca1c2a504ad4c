import type { OfferChoice } from '#entities/application/offer-choice.ts';
import { nearestDollars } from '#entities/values/money.ts';
import type { FeeOption } from '#rules/offer/offer-board.ts';
import { inDollars, inPercent } from '#words/figures.ts';
import { offer as words } from '#words/funnel/offer.ts';
import styles from './fee-control.module.css';

type Props = {
  choice: OfferChoice;
  fees: readonly FeeOption[];
  onFee: (fee: OfferChoice['originationFee']) => void;
};

const nameOf = ({ fee, offer }: FeeOption): string => {
  if (fee === 0) return words.fee.none;
  const share = inPercent(fee, 2);
  return offer === null ? share : words.fee.some(share, inDollars(nearestDollars(offer.feeAmount)));
};

const gainText = ({ fee, offer, barredBy }: FeeOption, fees: readonly FeeOption[]): string => {
  if (offer === null) return barredBy === 'state' ? words.fee.state : words.fee.limits;
  if (fee > 0) return offer.breakEvenMonths === null ? words.fee.never : words.fee.breakEven(offer.breakEvenMonths);
  const soonest = Math.min(...fees.flatMap((other) => other.offer?.breakEvenMonths ?? []));
  return Number.isFinite(soonest) ? words.fee.noneBest : words.fee.noneOnly;
};

/** Each fee with the rate it buys, its cost in dollars, and its break-even point. */
export const FeeControl = ({ choice, fees, onFee }: Props) => (
  <fieldset className={styles.group}>
    <legend className="field-label">{words.fee.legend}</legend>
    <div className={styles.fees}>
      {fees.map((option) => {
        const { fee, offer } = option;
        const isChosen = choice.originationFee === fee;
        return (
          <label key={fee} className={styles.card} data-chosen={isChosen} data-barred={offer === null}>
            <input
              type="radio"
              name="originationFee"
              checked={isChosen}
              disabled={offer === null && !isChosen}
              onChange={() => onFee(fee)}
            />
            <span>
              <strong>{nameOf(option)}</strong>
              <small>{gainText(option, fees)}</small>
            </span>
            {offer !== null && <strong className={styles.apr}>{words.fee.apr(inPercent(offer.rate, 2))}</strong>}
          </label>
        );
      })}
    </div>
  </fieldset>
);
