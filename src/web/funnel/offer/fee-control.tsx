import type { OfferChoice } from '#entities/application/offer-choice.ts';
import { nearestDollars } from '#entities/values/money.ts';
import type { Offer } from '#rules/offer/offer.ts';
import type { FeeOption } from '#rules/offer/offer-board.ts';
import { inDollars, inPercent } from '#words/figures.ts';
import { offer as words } from '#words/funnel/offer.ts';
import styles from './fee-control.module.css';

type Props = {
  choice: OfferChoice;
  fees: readonly FeeOption[];
  offer: Offer | null;
  onChange: (fee: Partial<OfferChoice>) => void;
};

const shareText = (fee: FeeOption['fee']): string => `${fee / 100}%`;

const gainText = ({ fee, offer }: FeeOption, fees: readonly FeeOption[]): string => {
  if (fee > 0) {
    if (!offer) return '';
    return offer.breakEvenMonths === null ? words.fee.never : words.fee.breakEven(offer.breakEvenMonths);
  }
  const soonest = Math.min(...fees.flatMap((other) => other.offer?.breakEvenMonths ?? []));
  return Number.isFinite(soonest) ? words.fee.noneBest(soonest) : words.fee.noneOnly;
};

/** Each fee with the rate it buys, its cost in dollars, and its break-even point. */
export const FeeControl = ({ choice, fees, offer, onChange }: Props) => (
  <fieldset className={styles.group}>
    <legend className="field-label">{words.fee.legend}</legend>
    <div className={styles.fees}>
      {fees.map((option) => {
        const { fee, offer: priced, barredBy } = option;
        const isChosen = choice.originationFee === fee;
        return (
          <label key={fee} className={styles.card} data-chosen={isChosen} data-barred={priced === null}>
            <span className={styles.head}>
              <input
                type="radio"
                name="originationFee"
                checked={isChosen}
                disabled={priced === null && !isChosen}
                onChange={() => onChange({ originationFee: fee })}
              />
              <strong>{fee === 0 ? words.fee.none : words.fee.some(shareText(fee))}</strong>
            </span>
            {priced === null ? (
              <span className={styles.gain}>{barredBy === 'state' ? words.fee.state : words.fee.limits}</span>
            ) : (
              <>
                <span className={styles.apr}>{words.fee.apr(inPercent(priced.rate, 2))}</span>
                <span className={styles.cost}>
                  {fee === 0 ? words.fee.atClosing : words.fee.fromLine(inDollars(nearestDollars(priced.feeAmount)))}
                </span>
                <span className={styles.gain}>{gainText(option, fees)}</span>
              </>
            )}
          </label>
        );
      })}
    </div>
    <p className="field-help">
      {choice.product === 'variable' && offer !== null
        ? words.fee.variableNote(inPercent(offer.index, 2), inPercent(offer.margin, 2))
        : words.fee.fixedNote}
    </p>
  </fieldset>
);
