import { type Cents, centsOf, toDollars } from '#entities/values/money.ts';
import type { Offer } from '#rules/offer/offer.ts';
import { paymentSteps } from '#rules/offer/payment-steps.ts';
import { inCents } from '#words/figures.ts';
import { offerPaper } from '#words/funnel/offer-paper.ts';
import styles from './paper-chart.module.css';

const words = offerPaper.payments;
const WIDTH = 688;
const GROUND = 128;
const TOP = 12;
const LABEL = { height: 32, pad: 9 } as const;

const Amount = ({ x, y, width, amount, how }: { x: number; y: number; width: number; amount: string; how: string }) => (
  <>
    <rect className={styles.label} x={x} y={y} width={width} height={LABEL.height} rx="2" />
    <text x={x + LABEL.pad} y={y + 22}>
      <tspan className={styles.amount}>{amount}</tspan>
      <tspan className={styles.how} dx="9">
        {how}
      </tspan>
    </text>
  </>
);

/** Payments over the years with their figures on the bars; hatched and solid, so that it reads without color. */
export const PaperChart = ({ offer, repaymentYears, cap }: { offer: Offer; repaymentYears: number; cap: string }) => {
  const steps = paymentSteps(offer, { repaymentYears });
  const end = steps.at(-1)?.toYear ?? offer.years;
  const top = offer.payments.repaymentAtCap ?? centsOf(toDollars(0));
  const most = Math.max(top, ...steps.map(({ payment }) => payment));
  const height = (amount: Cents): number => ((GROUND - TOP) * amount) / most;
  const at = (year: number): number => (WIDTH * year) / end;
  const names = { draw: words.now, repayment: words.later, level: words.level } as const;
  const middle = Math.round((offer.years + end) / 2);
  return (
    <svg className={styles.chart} width={WIDTH} height="152" viewBox={`0 0 ${WIDTH} 152`} aria-hidden="true">
      <defs>
        <pattern id="paper-hatch" width="7" height="7" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
          <rect className={styles.draw} width="7" height="7" />
          <path className={styles.hatch} d="M0 0V7" />
        </pattern>
      </defs>
      {steps.map(({ kind, fromYear, toYear, payment }) => (
        <rect
          key={kind}
          className={kind === 'draw' ? undefined : styles.repayment}
          {...(kind === 'draw' ? { fill: 'url(#paper-hatch)' } : {})}
          x={at(fromYear - 1)}
          y={GROUND - height(payment)}
          width={at(toYear) - at(fromYear - 1)}
          height={height(payment)}
        />
      ))}
      {steps.map(({ kind, fromYear, toYear, payment }) => (
        <Amount
          key={kind}
          x={at(fromYear - 1) + 10}
          y={GROUND - LABEL.height - 6}
          width={Math.min(at(toYear) - at(fromYear - 1) - 20, kind === 'draw' ? 205 : 330)}
          amount={inCents(payment)}
          how={names[kind]}
        />
      ))}
      {top > 0 && (
        <>
          <path className={styles.cap} d={`M0 ${TOP}H${WIDTH}`} />
          <text x="0" y={TOP + 22}>
            <tspan className={styles.amount}>{inCents(top)}</tspan>
            <tspan className={styles.how} dx="12">
              {words.cap(cap)}
            </tspan>
          </text>
        </>
      )}
      <path className={styles.axis} d={`M0 ${GROUND}H${WIDTH}`} />
      <text className={styles.tick} x="0" y="146">
        {words.today}
      </text>
      {offer.payments.afterDraw !== null && (
        <>
          <text className={styles.tick} x={at(offer.years)} y="146" textAnchor="middle">
            {words.endOf(offer.years)}
          </text>
          <text className={styles.tick} x={at(middle)} y="146" textAnchor="middle">
            {words.year(middle)}
          </text>
        </>
      )}
      <text className={styles.tick} x={WIDTH} y="146" textAnchor="end">
        {words.year(end)}
      </text>
    </svg>
  );
};
