import type { BasisPoints } from '#entities/values/percent.ts';
import type { DecisionFigures } from '#rules/decision/decision.ts';
import { Gauge } from '#web/ui/gauge.tsx';
import { inPercent } from '#words/figures.ts';
import { dtiGauge as words } from '#words/funnel/pages/dti-gauge.ts';
import styles from './dti-gauge.module.css';

/** Debts against income beside the limit; the dotted mark is the share if every debt stayed. */
export const DtiGauge = ({ figures, before }: { figures: DecisionFigures; before: BasisPoints | null }) => {
  const { dti, dtiLimit } = figures;
  if (dti === null || dtiLimit === null) return <p className="muted smaller">{words.noIncome}</p>;
  const limit = inPercent(dtiLimit, dtiLimit % 100 === 0 ? 0 : 1);
  return (
    <>
      <Gauge
        value={dti}
        limit={dtiLimit}
        {...(before === null ? {} : { before })}
        name={words.dti}
        text={inPercent(dti, 1)}
        limitText={words.of(limit)}
        label={words.label(words.dti, inPercent(dti, 1), limit)}
      />
      {before !== null && <p className={styles.note}>{words.before(inPercent(before, 1))}</p>}
    </>
  );
};
