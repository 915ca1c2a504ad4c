import type { Dollars } from '#entities/values/money.ts';
import { isMuchLess } from '#rules/facts/is-much-less.ts';
import type { OfferBoard } from '#rules/offer/offer-board.ts';
import { Notice } from '#web/ui/notice.tsx';
import { inDollars } from '#words/figures.ts';
import { offer } from '#words/funnel/offer.ts';
import { VALUED } from './house-card.tsx';
import styles from './offer-page.module.css';

const words = offer.house.lower;

const openValue = () => {
  const fold = document.getElementById(VALUED);
  fold?.setAttribute('open', '');
  fold?.querySelector('summary')?.focus();
};

/** At the top of the page: the valuation is far below the value the person told us, and where it can be doubted. */
export const LowerValue = ({ board, stated }: { board: OfferBoard; stated: Dollars | null }) => {
  const { value, valueSource } = board.decision.figures;
  if (stated === null || value === null || valueSource !== 'valuation' || !isMuchLess(value, stated)) return null;
  return (
    <div className={styles.notice}>
      <Notice tone="info" title={words.title(inDollars(value), inDollars(stated))}>
        {words.text}{' '}
        <button className="link-button" type="button" onClick={openValue}>
          {words.see}
        </button>
      </Notice>
    </div>
  );
};
