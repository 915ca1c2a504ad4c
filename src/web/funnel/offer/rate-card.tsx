import { type LoanPurpose, type OfferChoice, loanPurpose as purposes } from '#entities/application/offer-choice.ts';
import { toBasisPoints } from '#entities/values/percent.ts';
import type { Policy } from '#policy/policy.ts';
import type { OfferAnswers, OfferBoard } from '#rules/offer/offer-board.ts';
import { ChoiceCard } from '#web/ui/fields/choice-card.tsx';
import { IconChevronDown } from '#web/ui/icons.ts';
import { inPercent, inPoints } from '#words/figures.ts';
import { offer as words } from '#words/funnel/offer.ts';
import { loanPurposes } from '#words/labels.ts';
import { FeeControl } from './fee-control.tsx';
import styles from './rate-card.module.css';
import { ProductControl, YearsControl } from './terms-control.tsx';

type Props = {
  board: OfferBoard;
  choice: OfferChoice;
  policy: Policy;
  loanPurpose: LoanPurpose | null;
  onChange: (change: Partial<OfferAnswers>) => void;
  onFee: (fee: OfferChoice['originationFee']) => void;
};

/** The rate and everything that sets it: type, fee, years and autopay. The APR is the largest figure here. */
export const RateCard = ({ board: { offer, fees }, choice, policy, loanPurpose, onChange, onFee }: Props) => (
  <section className={`card ${styles.card}`} aria-labelledby="rate-heading">
    <h2 className={styles.apr} id="rate-heading">
      {offer === null ? words.payments.none : words.fee.apr(inPercent(offer.rate, 2))}
    </h2>
    {offer !== null && (
      <p className={styles.note}>
        {choice.product === 'variable'
          ? words.fee.variableNote(inPercent(offer.index, 2), inPoints(offer.margin, 2), inPercent(policy.rate.cap, 0))
          : words.fee.fixedNote}
      </p>
    )}
    <FeeControl choice={choice} fees={fees} onFee={onFee} />
    <YearsControl choice={choice} policy={policy} onChange={onChange} />
    <details className={styles.fold}>
      <summary>
        {words.moreChoices}
        <IconChevronDown size={20} stroke={1.75} aria-hidden />
      </summary>
      <ProductControl choice={choice} policy={policy} onChange={onChange} />
      <div className={styles.group}>
        <ChoiceCard
          id="hasAutopay"
          name="hasAutopay"
          type="checkbox"
          label={words.autopay(inPoints(toBasisPoints(-policy.adjusters.autopay), 2))}
          isChosen={choice.hasAutopay}
          error={undefined}
          onChoose={() => onChange({ hasAutopay: !choice.hasAutopay })}
        />
      </div>
      <label className={styles.group}>
        <span className="field-label">{words.purpose.label}</span>
        <select
          className={`input ${styles.select}`}
          value={loanPurpose ?? ''}
          onChange={({ target }) => onChange({ loanPurpose: purposes.nullable().catch(null).parse(target.value) })}
        >
          <option value="">{words.purpose.none}</option>
          {purposes.options.map((purpose) => (
            <option key={purpose} value={purpose}>
              {loanPurposes[purpose]}
            </option>
          ))}
        </select>
      </label>
    </details>
  </section>
);
