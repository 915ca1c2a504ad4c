import type { EnteredFact } from '#entities/facts/entered-fact.ts';
import { factEffect } from '#rules/facts/fact-effect.ts';
import { inPercent } from '#words/figures.ts';
import { peek } from '#words/portal/desk/peek.ts';
import { factTable as words } from '#words/portal/loan-desk/fact-table.ts';
import styles from '../facts/fact-card.module.css';
import { useLoan } from '../loan-context.ts';

/** What the fact would change, before it is saved. */
export const FactEffect = ({ fact }: { fact: EnteredFact }) => {
  const { file, policy } = useLoan();
  const { application, facts, asOf } = file;
  const changes = factEffect(fact, { application, facts, policy, asOf });
  if (changes === null) return null;
  const percent = (rate: Parameters<typeof inPercent>[0] | null) =>
    rate === null ? words.notKnown : inPercent(rate, 1);
  return (
    <p className={styles.note} role="status">
      {changes.length === 0
        ? words.noEffect
        : changes
            .map(({ figure, before, after }) => words.effect(peek.figures[figure], percent(before), percent(after)))
            .join(' ')}
    </p>
  );
};
