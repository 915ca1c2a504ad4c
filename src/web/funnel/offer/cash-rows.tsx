import { nearestDollars, toDollars } from '#entities/values/money.ts';
import type { OfferBoard } from '#rules/offer/offer-board.ts';
import { inDollars } from '#words/figures.ts';
import { offer as allWords } from '#words/funnel/offer.ts';
import styles from './cash-rows.module.css';

const words = allWords.cash;

/** The line less payoffs and costs: cash to the borrower. */
export const CashRows = ({ board: { offer, payoffTotal, cash }, paidOff }: { board: OfferBoard; paidOff: number }) => {
  if (offer === null || cash === null) return null;
  const isShort = cash < 0;
  return (
    <>
      <dl className={styles.cash}>
        <div>
          <dt>{words.line}</dt>
          <dd className="figures">{inDollars(offer.amount)}</dd>
        </div>
        <div>
          <dt>{words.paidOff(paidOff)}</dt>
          <dd className="figures">{inDollars(toDollars(0 - payoffTotal))}</dd>
        </div>
        <div>
          <dt>{words.fee}</dt>
          <dd className="figures">{inDollars(toDollars(0 - nearestDollars(offer.feeAmount)))}</dd>
        </div>
        <div className={styles.total} data-short={isShort}>
          <dt>{words.total}</dt>
          <dd className="figures">{inDollars(nearestDollars(cash))}</dd>
        </div>
      </dl>
      {isShort && <p className="field-error">{words.short}</p>}
    </>
  );
};
