import { type LoanPurpose, type OfferChoice, loanPurpose as purposes } from '#entities/application/offer-choice.ts';
import { toBasisPoints } from '#entities/values/percent.ts';
import type { Policy } from '#policy/policy.ts';
import type { DecisionFigures } from '#rules/decision/decision.ts';
import type { LineLimit } from '#rules/eligibility/line-limits.ts';
import type { OfferAnswers, OfferBoard } from '#rules/offer/offer-board.ts';
import { ChoiceCard } from '#web/ui/fields/choice-card.tsx';
import { IconPrinter } from '#web/ui/icons.ts';
import { inDollars, inPercent, inPoints } from '#words/figures.ts';
import { offer as words } from '#words/funnel/offer.ts';
import { loanPurposes } from '#words/labels.ts';
import { AmountControl } from './amount-control.tsx';
import { FeeControl } from './fee-control.tsx';
import styles from './shape-card.module.css';
import { TermsControl } from './terms-control.tsx';

type Props = {
  board: OfferBoard;
  shape: { choice: OfferChoice; most: LineLimit };
  policy: Policy;
  loanPurpose: LoanPurpose | null;
  onChange: (change: Partial<OfferAnswers>) => void;
  onKeep: () => void;
};

const limitText = ({ rule }: LineLimit, { figures, policy }: { figures: DecisionFigures; policy: Policy }): string => {
  if (rule === 'cltv' && figures.cltvCap !== null) return inPercent(figures.cltvCap, 0);
  if (rule === 'dti' && figures.dtiLimit !== null) return inPercent(figures.dtiLimit, 0);
  return inDollars(policy.line.max);
};

/** Amount, rate type, years, fee and autopay: the applicant's choices. */
export const ShapeCard = ({ board, shape: { choice, most }, policy, loanPurpose, onChange, onKeep }: Props) => (
  <section className={`card ${styles.shape}`} aria-label={words.amount.title}>
    <AmountControl
      amount={choice.amount}
      least={policy.line.min}
      most={most}
      limitText={limitText(most, { figures: board.decision.figures, policy })}
      onChange={(amount) => onChange({ amount })}
    />
    <TermsControl choice={choice} policy={policy} onChange={onChange} />
    <FeeControl choice={choice} fees={board.fees} offer={board.offer} onChange={onChange} />
    <div className={styles.group}>
      <ChoiceCard
        id="hasAutopay"
        name="hasAutopay"
        type="checkbox"
        label={`${words.autopay.label}. ${words.autopay.text(inPoints(toBasisPoints(-policy.adjusters.autopay), 2))}`}
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
    <p className={styles.actions}>
      <button className="button button-secondary button-small" type="button" id="keep-to-compare" onClick={onKeep}>
        {words.compare.keep}
      </button>
      <button className="button button-quiet button-small" type="button" onClick={() => window.print()}>
        <IconPrinter size={18} stroke={1.75} aria-hidden />
        {words.print}
      </button>
    </p>
  </section>
);
