import { useId } from 'react';
import type { OfferBoard } from '#rules/offer/offer-board.ts';
import { WindowGlyph } from '#web/ui/house/window-glyph.tsx';
import { IconChevronDown } from '#web/ui/icons.ts';
import { inDollars, inLongDate } from '#words/figures.ts';
import { offer as words } from '#words/funnel/offer.ts';
import { RuleRows } from '../refusal/rule-rows.tsx';
import styles from './offer-rules.module.css';

type Props = { board: OfferBoard; nameOf: (debtId: string) => string };

/** Only the blocking rules: these are never folded away. */
export const RulesInTheWay = ({ board: { decision }, nameOf }: Props) => {
  const id = useId();
  const failing = decision.trace.filter(({ outcome }) => outcome === 'fail');
  if (failing.length === 0) return null;
  return (
    <section aria-labelledby={id}>
      <h2 className="visually-hidden" id={id}>
        {words.rules.inTheWay}
      </h2>
      <RuleRows trace={failing} holdsUpTo={() => null} nameOf={nameOf} />
    </section>
  );
};

const inOrder = (trace: OfferBoard['decision']['trace']) => {
  const order = { fail: 0, pass: 1, unknown: 2 } as const;
  return trace.toSorted((one, other) => order[one.outcome] - order[other.outcome]);
};

/** The rules in one sentence and one window each; the whole trace opens from it. */
export const OfferRules = ({ board: { decision }, nameOf }: Props) => {
  const { trace, limits, isEstimate, policyVersion } = decision;
  const count = (outcome: string) => trace.filter((row) => row.outcome === outcome).length;
  const limitOf = (rule: string) => limits.find((limit) => limit.rule === rule && rule !== 'lineMaximum') ?? null;
  const dated = inLongDate(policyVersion);
  const windows = trace.filter(({ outcome }) => outcome !== 'fail');
  return (
    <section className={`card ${styles.card}`} aria-labelledby="rules-heading">
      <h2 className="heading-3" id="rules-heading">
        {words.rules.sentence({ met: count('pass'), open: count('unknown'), failing: count('fail') })}
      </h2>
      <p className={styles.windows} aria-hidden="true">
        {inOrder(windows).map(({ rule, limit, outcome }) => (
          <WindowGlyph
            key={`${rule} ${JSON.stringify(limit)}`}
            state={outcome === 'pass' ? 'done' : 'todo'}
            size={18}
          />
        ))}
      </p>
      <details className={styles.fold}>
        <summary>
          {words.rules.all(trace.length)}
          <IconChevronDown size={20} stroke={1.75} aria-hidden />
        </summary>
        <p className={styles.dated}>{isEstimate ? words.estimate(dated) : words.checked(dated)}</p>
        <RuleRows
          trace={inOrder(trace)}
          holdsUpTo={(rule) => {
            const limit = limitOf(rule);
            return limit === null ? null : inDollars(limit.amount);
          }}
          nameOf={nameOf}
        />
      </details>
    </section>
  );
};
