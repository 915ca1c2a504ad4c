import { useId, useState } from 'react';
import type { OfferChoice } from '#entities/application/offer-choice.ts';
import { type Dollars, nearestDollars, positiveDollars, toDollars } from '#entities/values/money.ts';
import type { Policy } from '#policy/policy.ts';
import type { LineLimit } from '#rules/eligibility/line-limits.ts';
import { cashFrom, neededLine } from '#rules/offer/needed-line.ts';
import type { OfferBoard } from '#rules/offer/offer-board.ts';
import { AMOUNT_STEP, pagedAmount } from '#rules/offer/start-amount.ts';
import { MoneyField } from '#web/ui/fields/money-field.tsx';
import { AmountSlider } from '#web/ui/forms/amount-slider.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { inDollars, inList, inPercent } from '#words/figures.ts';
import { offer as words } from '#words/funnel/offer.ts';
import { offerNeed } from '#words/funnel/offer-need.ts';
import { type ChosenDebts, DebtPick } from './debt-pick.tsx';
import styles from './need-card.module.css';
import { NEED } from './need-heading-id.ts';

type Props = {
  board: OfferBoard;
  shape: { choice: OfferChoice; most: LineLimit };
  policy: Policy;
  /** Cash as it was asked for; null where the slider set the line. */
  cashWanted: Dollars | null;
  debts: ChosenDebts;
  onCash: (cash: Dollars) => void;
  onAmount: (amount: Dollars) => void;
};

const limitText = ({ rule }: LineLimit, { board, policy }: Pick<Props, 'board' | 'policy'>): string => {
  const { cltvCap, dtiLimit } = board.decision.figures;
  if (rule === 'cltv' && cltvCap !== null) return inPercent(cltvCap, 0);
  if (rule === 'dti' && dtiLimit !== null) return inPercent(dtiLimit, 0);
  return inDollars(policy.line.max);
};

/** The need in words: what the line is for, how it was rounded, and the cash that comes of it. */
const sumText = ({ board, shape: { choice, most }, policy, cashWanted, debts }: Props): string | null => {
  const { offer, payoffTotal, cash } = board;
  if (offer === null || cash === null) return null;
  if (cash < 0) return offerNeed.short;
  const need = { payoffTotal, fee: choice.originationFee };
  const wanted = cashWanted ?? cashFrom(choice.amount, need);
  const range = { least: policy.line.min, most: most.amount };
  const isForNeed = cashWanted !== null && neededLine({ cash: wanted, ...need }, range) === choice.amount;
  const parts = inList([
    offerNeed.forYou(inDollars(wanted)),
    ...(payoffTotal > 0 ? [offerNeed.forDebts(inDollars(payoffTotal), debts.chosen.length, debts.kind)] : []),
    ...(offer.feeAmount > 0 ? [offerNeed.forFee(inDollars(nearestDollars(offer.feeAmount)))] : []),
  ]);
  const isSmallest = choice.amount === policy.line.min;
  const rounding = isSmallest ? offerNeed.smallest(inDollars(policy.line.min)) : offerNeed.rounded;
  const isRounded = isForNeed && cashFrom(choice.amount, need) > wanted;
  return offerNeed.sum(parts, isRounded ? rounding : null, inDollars(nearestDollars(cash)));
};

/** The need comes first: cash, debts and fee make the line. The slider follows the sum, and moving it changes the cash. */
export const NeedCard = (props: Props) => {
  const id = useId();
  const { board, shape, policy, cashWanted, debts, onCash, onAmount } = props;
  const { choice, most } = shape;
  const { amount } = choice;
  const least = policy.line.min;
  const [isWhyOpen, setIsWhyOpen] = useState(false);
  const [unread, setUnread] = useState<{ text: unknown } | null>(null);
  const left = cashFrom(amount, { payoffTotal: board.payoffTotal, fee: choice.originationFee });
  const isOutside = amount > most.amount || amount < least;
  const nearest = amount < least ? least : most.amount;
  const setLine = (line: Dollars) => {
    setUnread(null);
    onAmount(line);
  };
  return (
    <section className={`card ${styles.need}`} aria-labelledby={NEED}>
      <h2 className="heading-3" id={NEED} tabIndex={-1}>
        {offerNeed.title}
      </h2>
      <div className={styles.parts}>
        <MoneyField
          id="cash"
          label={offerNeed.cash}
          isOptional={false}
          value={unread === null ? (cashWanted ?? Math.max(0, left)) : unread.text}
          error={unread === null ? undefined : offerNeed.cashUnread}
          onChange={(value) => {
            const typed = positiveDollars.safeParse(value);
            setUnread(typed.success ? null : { text: value });
            if (typed.success) onCash(typed.data);
          }}
          size="large"
        />
        <DebtPick {...debts} />
      </div>
      <div className={styles.sum}>
        <p className={styles.line}>
          <span>{offerNeed.line}</span>
          <strong>{inDollars(amount)}</strong>
        </p>
        <AmountSlider
          id="amount"
          label={offerNeed.slider}
          value={amount}
          min={least}
          max={most.amount}
          step={AMOUNT_STEP}
          text={inDollars(amount)}
          describedBy={`${id}-most`}
          onChange={(value) => setLine(toDollars(value))}
          onPage={(pages) => setLine(pagedAmount(amount, { pages, least, most: most.amount }))}
        />
        <div className={styles.ends}>
          <span>{inDollars(least)}</span>
          <span id={`${id}-most`}>
            {offerNeed.most} {inDollars(most.amount)}{' '}
            <button
              className="link-button"
              type="button"
              aria-expanded={isWhyOpen}
              aria-controls={`${id}-why`}
              onClick={() => setIsWhyOpen(!isWhyOpen)}
            >
              {words.amount.why}
            </button>
          </span>
        </div>
        <p className={styles.why} id={`${id}-why`} hidden={!isWhyOpen}>
          {words.amount.limitedBy(most.rule, limitText(most, props))}
        </p>
        <p className={styles.text}>{sumText(props)}</p>
      </div>
      {isOutside && (
        <div className={styles.outside}>
          <Notice
            tone="warn"
            title={
              amount < least ? words.amount.tooLittle(inDollars(least)) : words.amount.tooMuch(inDollars(most.amount))
            }
          >
            <button className="link-button" type="button" onClick={() => setLine(nearest)}>
              {words.amount.use(inDollars(nearest))}
            </button>
          </Notice>
        </div>
      )}
    </section>
  );
};
