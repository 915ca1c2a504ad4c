import type {
  CompensatingFactor,
  ExceptionCase,
  PolicyException,
} from '#entities/facts/exceptions/policy-exception.ts';
import { inPercent } from '#words/figures.ts';
import { deskRules } from '#words/portal/desk/rules.ts';
import { exceptionDesk as words } from '#words/portal/loan-desk/exceptions.ts';
import card from '../facts/fact-card.module.css';
import styles from './decision.module.css';

/** Each exceeded limit with its figure and the policy's own. */
export const exceededText = ({ rule, limit, policyLimit }: PolicyException): string =>
  words.over({ rule: deskRules[rule].name, value: inPercent(limit, 1), limit: inPercent(policyLimit, 1) });

export const ExceededLimits = ({ exceptions }: { exceptions: readonly PolicyException[] }) => (
  <ul className={styles.reasons}>
    {exceptions.map((exception) => (
      <li key={exception.rule}>{exceededText(exception)}</li>
    ))}
  </ul>
);

/** The names begin with capitals, so that they are kept apart. */
export const factorsText = (factors: readonly CompensatingFactor[]): string =>
  factors.map((factor) => words.factorNames[factor]).join('; ');

/** An exception as proposed or approved: what is exceeded, what speaks for it, and why. */
export const ExceptionNote = ({ exception }: { exception: ExceptionCase }) => (
  <>
    <h3 className={styles.exception}>{words.tag}</h3>
    <ExceededLimits exceptions={exception.exceptions} />
    <p className={card.note}>
      {words.factors}: {factorsText(exception.factors)}.
    </p>
    <p className={card.note}>{exception.reason}</p>
  </>
);
