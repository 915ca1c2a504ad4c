import type { OfferChoice } from '#entities/application/offer-choice.ts';
import type { Day } from '#entities/values/day.ts';
import type { Dollars } from '#entities/values/money.ts';
import type { LineLimit } from '#rules/eligibility/line-limits.ts';
import type { OfferAnswers } from '#rules/offer/offer-board.ts';
import { IconPrinter } from '#web/ui/icons.ts';
import { Held } from '#web/ui/slices/held.tsx';
import { Later } from '#web/ui/slices/later.tsx';
import { inLongDate } from '#words/figures.ts';
import { offer as words } from '#words/funnel/offer.ts';
import { storedOffer } from '#words/funnel/offer-changes.ts';
import { BeforeAndAfterCard } from './before-and-after-card.tsx';
import { CompareView } from './compare/compare-view.tsx';
import type { ChosenDebts } from './debt-pick.tsx';
import { HouseCard } from './house-card.tsx';
import { NeedCard } from './need-card.tsx';
import styles from './offer-page.module.css';
import { OfferRules, RulesInTheWay } from './offer-rules.tsx';
import { printOffer } from './paper/paper-part.tsx';
import { PaymentView } from './payment-view.tsx';
import { RateCard } from './rate-card.tsx';
import { SuggestionList } from './suggestion-list.tsx';
import type { useOffer } from './use-offer.ts';
import type { OfferChanges } from './use-offer-changes.ts';

type Props = {
  view: ReturnType<typeof useOffer>;
  shape: { choice: OfferChoice; most: LineLimit };
  debts: ChosenDebts;
  /** The home's value as the applicant stated it. */
  stated: Dollars | null;
  cashWanted: Dollars | null;
  expiresOn: Day | null;
  kept: OfferAnswers | null;
  nameOf: (debtId: string) => string;
  changes: OfferChanges;
  /** All but the need, the line and what it comes to is held meanwhile. */
  isSliding: boolean;
};

/** Need, before and after, the whole line; then rate, house and rules. On a phone one below the other, in this order. */
export const OfferColumns = (props: Props) => {
  const { view, shape, debts, stated, cashWanted, expiresOn, kept, nameOf, changes, isSliding } = props;
  const { answers, board, compared, policy, keptBoard } = view;
  const { offer, decision } = board;
  return (
    <div className={`wrap ${styles.columns} ${styles.screenOnly}`}>
      <div className={styles.column}>
        <RulesInTheWay board={board} nameOf={nameOf} />
        <NeedCard
          board={board}
          shape={shape}
          policy={policy}
          cashWanted={cashWanted}
          debts={debts}
          onCash={(cash) => changes.need({}, cash)}
          onAmount={changes.slide}
        />
        <Held isHeld={isSliding}>
          {compared !== null && offer !== null && (
            <BeforeAndAfterCard
              compared={compared}
              debts={debts.chosen}
              kind={debts.kind}
              rate={offer.rate}
              nameOf={nameOf}
              onRate={changes.setRate}
            />
          )}
          {offer !== null && (
            <section className={`card ${styles.line}`} aria-labelledby="payments-heading">
              <h2 className="heading-3" id="payments-heading">
                {words.payments.title}
              </h2>
              <Later>
                <PaymentView offer={offer} policy={policy} />
              </Later>
            </section>
          )}
          <SuggestionList
            view={view}
            nameOf={nameOf}
            onUse={({ amount, debtIds }) => changes.setLine({ amount, debtsToPayOff: debtIds })}
          />
          {keptBoard !== null && (
            <CompareView
              kept={keptBoard}
              current={board}
              onBack={() => kept && changes.setLine(kept)}
              onStop={() => {
                changes.drop();
                document.getElementById('keep-to-compare')?.focus();
              }}
            />
          )}
        </Held>
      </div>
      <div className={styles.column}>
        <Held isHeld={isSliding}>
          <RateCard
            board={board}
            choice={shape.choice}
            policy={policy}
            loanPurpose={answers.loanPurpose}
            onChange={changes.put}
            onFee={(originationFee) => changes.need({ originationFee })}
          />
          <Later>
            <HouseCard board={board} stated={stated} />
            <OfferRules board={board} nameOf={nameOf} />
          </Later>
        </Held>
        <p className={styles.actions}>
          <button
            className="button button-secondary button-small"
            type="button"
            id="keep-to-compare"
            onClick={changes.keep}
          >
            {words.compare.keep}
          </button>
          <button className="button button-quiet button-small" type="button" onClick={() => void printOffer()}>
            <IconPrinter size={18} stroke={1.75} aria-hidden />
            {words.print}
          </button>
        </p>
        <p className={styles.footnote}>
          {expiresOn !== null && `${storedOffer.stands(inLongDate(expiresOn))} `}
          {decision.isEstimate ? words.notApproval : words.checkedFoot} {words.fee.aprNote}
        </p>
      </div>
    </div>
  );
};
