import { toDollars } from '#entities/values/money.ts';
import type { BasisPoints } from '#entities/values/percent.ts';
import type { DecisionFigures } from '#rules/decision/decision.ts';
import type { OfferBoard } from '#rules/offer/offer-board.ts';
import { Gauge } from '#web/ui/gauge.tsx';
import { EquityHouse } from '#web/ui/house/equity-house.tsx';
import { inDollars, inPercent } from '#words/figures.ts';
import { offer } from '#words/funnel/offer.ts';
import styles from './limit-gauges.module.css';

const words = offer.gauges;
const limitText = (limit: BasisPoints): string => inPercent(limit, limit % 100 === 0 ? 0 : 1);

const gaugeTexts = (name: string, { value, limit }: { value: BasisPoints; limit: BasisPoints }) => ({
  name,
  text: inPercent(value, 1),
  limitText: words.of(limitText(limit)),
  label: words.label(name, inPercent(value, 1), limitText(limit)),
});

export const DtiGauge = ({ figures, before }: { figures: DecisionFigures; before: BasisPoints | null }) => {
  const { dti, dtiLimit } = figures;
  if (dti === null || dtiLimit === null) return <p className="muted smaller">{words.noIncome}</p>;
  return (
    <>
      <Gauge
        value={dti}
        limit={dtiLimit}
        {...(before === null ? {} : { before })}
        {...gaugeTexts(words.dti, { value: dti, limit: dtiLimit })}
      />
      {before !== null && <p className={styles.note}>{words.before(inPercent(before, 1))}</p>}
    </>
  );
};

const CltvGauge = ({ decision: { figures, chosen } }: Pick<OfferBoard, 'decision'>) => {
  const { cltv, cltvCap, liens, value } = figures;
  if (cltv === null || cltvCap === null || liens === null || !value || chosen.amount === null) return null;
  return (
    <div className={styles.home}>
      <div>
        <Gauge value={cltv} limit={cltvCap} {...gaugeTexts(words.cltv, { value: cltv, limit: cltvCap })} />
        <p className={styles.note}>{words.owedOf(inDollars(toDollars(liens + chosen.amount)), inDollars(value))}</p>
      </div>
      <EquityHouse
        owed={Math.min(1, liens / value)}
        line={chosen.amount / value}
        limit={cltvCap / 10_000}
        label={words.house(inDollars(liens), inDollars(chosen.amount))}
      />
    </div>
  );
};

/** DTI and CLTV, each beside its limit. */
export const LimitGauges = ({ board }: { board: OfferBoard }) => (
  <>
    <div className={styles.gauge}>
      <DtiGauge figures={board.decision.figures} before={board.dtiBefore} />
    </div>
    <div className={styles.gauge}>
      <CltvGauge decision={board.decision} />
    </div>
  </>
);
