import type { OfferBoard } from '#rules/offer/offer-board.ts';
import { inDollars, inLongDate } from '#words/figures.ts';
import { offer as words } from '#words/funnel/offer.ts';
import { RuleRows } from '../refusal/rule-rows.tsx';
import styles from './offer-sections.module.css';

const failingFirst = (trace: OfferBoard['decision']['trace']) => {
  const order = { fail: 0, pass: 1, unknown: 2 } as const;
  return trace.toSorted((one, other) => order[one.outcome] - order[other.outcome]);
};

type Props = { board: OfferBoard; nameOf: (debtId: string) => string };

/** Only the blocking rules, at the top of a page without an offer. */
export const RulesInTheWay = ({ board: { decision }, nameOf }: Props) => {
  const failing = decision.trace.filter(({ outcome }) => outcome === 'fail');
  if (failing.length === 0) return null;
  return (
    <section aria-labelledby="in-the-way-heading">
      <h2 className="visually-hidden" id="in-the-way-heading">
        {words.rules.inTheWay}
      </h2>
      <RuleRows trace={failing} holdsUpTo={() => null} nameOf={nameOf} />
    </section>
  );
};

/** The decision trace, one row per rule; blocking rules come first. */
export const OfferRules = ({ board: { decision }, nameOf }: Props) => {
  const { trace, limits, isEstimate, policyVersion } = decision;
  const count = (outcome: string) => trace.filter((row) => row.outcome === outcome).length;
  const limitOf = (rule: string) => limits.find((limit) => limit.rule === rule && rule !== 'lineMaximum') ?? null;
  const dated = inLongDate(policyVersion);
  return (
    <section className={styles.section} aria-labelledby="rules-heading">
      <h2 className="heading-2" id="rules-heading">
        {words.rules.title}
      </h2>
      <p className={styles.lede}>
        {words.rules.count(count('pass'), trace.length, count('unknown'))}{' '}
        {isEstimate ? words.estimate(dated) : words.checked(dated)}
      </p>
      <RuleRows
        trace={failingFirst(trace)}
        holdsUpTo={(rule) => {
          const limit = limitOf(rule);
          return limit === null ? null : inDollars(limit.amount);
        }}
        nameOf={nameOf}
      />
    </section>
  );
};
