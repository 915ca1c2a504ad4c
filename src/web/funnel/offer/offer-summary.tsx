import type { Day } from '#entities/values/day.ts';
import type { Policy } from '#policy/policy.ts';
import type { OfferBoard } from '#rules/offer/offer-board.ts';
import { inLongDate } from '#words/figures.ts';
import { offer as words } from '#words/funnel/offer.ts';
import { storedOffer } from '#words/funnel/offer-changes.ts';
import { CashRows } from './cash-rows.tsx';
import { LimitGauges } from './limit-gauges.tsx';
import styles from './offer-page.module.css';
import { PaymentView } from './payment-view.tsx';

type Props = { board: OfferBoard; policy: Policy; paidOff: number };

/** Cost, distance from the limits, and cash to the borrower. */
export const OfferSummary = ({ board, policy, paidOff }: Props) => (
  <>
    <h2 className="heading-3">{words.payments.title}</h2>
    {board.offer === null ? (
      <p className="muted small">{words.payments.none}</p>
    ) : (
      <PaymentView offer={board.offer} policy={policy} />
    )}
    <LimitGauges board={board} />
    <CashRows board={board} paidOff={paidOff} />
  </>
);

export const OfferFootnote = ({ isEstimate, expiresOn }: { isEstimate: boolean; expiresOn: Day | null }) => (
  <p className={styles.footnote}>
    {expiresOn !== null && `${storedOffer.stands(inLongDate(expiresOn))} `}
    {isEstimate ? words.notApproval : words.checkedFoot}
  </p>
);
