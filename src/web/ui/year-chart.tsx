import styles from './step-chart.module.css';

export type ChartYear = { year: number; interest: number; principal: number };

const TOP = 14;
const GROUND = 100;
const GAP = 0.12;

/** A bar a year: interest on top of principal, so that the balance can be seen shrinking. */
export const YearChart = ({
  years,
  start,
  label,
}: {
  years: readonly ChartYear[];
  /** Label under the first year. */
  start: string;
  label: string;
}) => {
  const count = Math.max(1, years.length);
  const top = Math.max(1, ...years.map(({ interest, principal }) => interest + principal));
  const height = (amount: number): number => ((GROUND - TOP) * amount) / top;
  const share = (years: number): string => `${((years / count) * 100).toFixed(2)}%`;
  return (
    <svg className={styles.chart} width="100%" height="118" role="img" aria-label={label}>
      {years.map(({ year, interest, principal }) => {
        const bar = { x: share(year - 1 + GAP / 2), width: share(1 - GAP) };
        const paid = GROUND - height(principal);
        return (
          <g key={year}>
            <rect className={styles.repayment} {...bar} y={paid.toFixed(1)} height={height(principal).toFixed(1)} />
            <rect
              className={styles.draw}
              {...bar}
              y={(paid - height(interest)).toFixed(1)}
              height={height(interest).toFixed(1)}
            />
          </g>
        );
      })}
      <line className={styles.axis} x1="0" x2="100%" y1={GROUND} y2={GROUND} />
      <text className={styles.tick} x="0" y="115">
        {start}
      </text>
      <text className={styles.tick} x="100%" y="115" textAnchor="end">
        {count}
      </text>
    </svg>
  );
};
