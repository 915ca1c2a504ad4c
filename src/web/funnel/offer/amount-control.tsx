import { useId, useState } from 'react';
import { type Dollars, positiveDollars, toDollars } from '#entities/values/money.ts';
import type { LineLimit } from '#rules/eligibility/line-limits.ts';
import { AMOUNT_STEP, pagedAmount } from '#rules/offer/start-amount.ts';
import { MoneyField } from '#web/ui/fields/money-field.tsx';
import { AmountSlider } from '#web/ui/forms/amount-slider.tsx';
import { IconPencil } from '#web/ui/icons.ts';
import { Notice } from '#web/ui/notice.tsx';
import { inDollars } from '#words/figures.ts';
import { offer as words } from '#words/funnel/offer.ts';
import styles from './amount-control.module.css';

type Props = {
  amount: Dollars;
  least: Dollars;
  most: LineLimit;
  /** The limit of the rule that sets the maximum, formatted for display. */
  limitText: string;
  onChange: (amount: Dollars) => void;
};

/** A slider and a field for the same amount: never a slider alone. */
export const AmountControl = ({ amount, least, most, limitText, onChange }: Props) => {
  const id = useId();
  const [isTyping, setIsTyping] = useState(false);
  const [isWhyOpen, setIsWhyOpen] = useState(false);
  const isOutside = amount > most.amount || amount < least;
  const nearest = amount < least ? least : most.amount;
  // Text typed on the way to an amount, not yet valid.
  const [unread, setUnread] = useState<{ text: unknown } | null>(null);
  const take = (value: unknown) => {
    const typed = positiveDollars.min(1).safeParse(value);
    setUnread(typed.success ? null : { text: value });
    if (typed.success) onChange(typed.data);
  };
  return (
    <div>
      <div className={styles.head}>
        <h2 className="heading-3">{words.amount.title}</h2>
        <button
          className="link-button"
          type="button"
          onClick={() => {
            setIsTyping(!isTyping);
            setUnread(null);
          }}
        >
          <IconPencil size={16} stroke={1.75} aria-hidden />
          {isTyping ? words.amount.slide : words.amount.type}
        </button>
      </div>
      {isTyping ? (
        <div className={styles.typed}>
          <MoneyField
            id="amount"
            label={words.amount.typed}
            hint={words.amount.typedHint(inDollars(least), inDollars(most.amount))}
            isOptional={false}
            value={unread === null ? amount : unread.text}
            error={unread === null ? undefined : words.amount.unread(inDollars(amount))}
            onChange={take}
            size="large"
          />
        </div>
      ) : (
        <>
          <p className={styles.amount}>{inDollars(amount)}</p>
          <AmountSlider
            id="amount"
            label={words.amount.slider}
            value={amount}
            min={least}
            max={most.amount}
            step={AMOUNT_STEP}
            text={inDollars(amount)}
            describedBy={`${id}-most`}
            onChange={(value) => onChange(toDollars(value))}
            onPage={(pages) => onChange(pagedAmount(amount, { pages, least, most: most.amount }))}
          />
        </>
      )}
      <div className={styles.ends}>
        <span>{inDollars(least)}</span>
        <span id={`${id}-most`}>
          {words.amount.most} <strong>{inDollars(most.amount)}</strong>{' '}
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
        {words.amount.limitedBy(most.rule, limitText)}
      </p>
      {isOutside && (
        <div className={styles.outside}>
          <Notice
            tone="warn"
            title={
              amount < least ? words.amount.tooLittle(inDollars(least)) : words.amount.tooMuch(inDollars(most.amount))
            }
          >
            <button className="link-button" type="button" onClick={() => take(nearest)}>
              {words.amount.use(inDollars(nearest))}
            </button>
          </Notice>
        </div>
      )}
    </div>
  );
};
