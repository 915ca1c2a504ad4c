import { useState } from 'react';
import { nearestDollars } from '#entities/values/money.ts';
import type { OfferBoard } from '#rules/offer/offer-board.ts';
import { IconChevronDown, IconChevronUp } from '#web/ui/icons.ts';
import { inDollars } from '#words/figures.ts';
import { offer as words } from '#words/funnel/offer.ts';
import dock from '../estimate/estimate-dock.module.css';
import { LimitGauges } from './limit-gauges.tsx';
import styles from './offer-page.module.css';

/** On a phone: the current and maximum payment always in view, the limits on a tap. */
export const OfferDock = ({ board, formId, goText }: { board: OfferBoard; formId: string; goText: string }) => {
  const [isOpen, setIsOpen] = useState(false);
  const Chevron = isOpen ? IconChevronDown : IconChevronUp;
  const { offer } = board;
  const atCap = offer?.payments.repaymentAtCap ?? null;
  return (
    <div className={styles.dock}>
      {isOpen && (
        <div className={dock.sheet} id="offer-sheet">
          <LimitGauges board={board} />
        </div>
      )}
      <button
        className={dock.bar}
        type="button"
        aria-expanded={isOpen}
        aria-controls={isOpen ? 'offer-sheet' : undefined}
        onClick={() => setIsOpen(!isOpen)}
      >
        <span className={dock.text}>
          <strong>
            {offer === null ? words.dockMore : words.dockNow(inDollars(nearestDollars(offer.payments.now)))}
          </strong>
          <span>
            {offer !== null && (atCap === null ? words.dockLevel : words.dockCap(inDollars(nearestDollars(atCap))))}
          </span>
        </span>
        <Chevron size={22} stroke={1.75} aria-hidden />
      </button>
      <div className={styles.dockGo}>
        <button className="button button-primary button-large button-block" type="submit" form={formId}>
          {goText}
        </button>
      </div>
    </div>
  );
};
