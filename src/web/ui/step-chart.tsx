import styles from './step-chart.module.css';

export type ChartStep = { kind: string; from: number; to: number; amount: number; most: number | null };

const TOP = 14;
const GROUND = 100;

const at = (part: number, whole: number): string => `${((part / whole) * 100).toFixed(2)}%`;

/** Amounts over years as steps: filled is the actual amount, the dashed outline above it the maximum. */
export const StepChart = ({
  steps,
  start,
  label,
}: {
  steps: readonly ChartStep[];
  /** Label under the first year. */
  start: string;
  label: string;
}) => {
  const years = steps.at(-1)?.to ?? 1;
  const top = Math.max(1, ...steps.map(({ amount, most }) => most ?? amount));
  const height = (amount: number): number => ((GROUND - TOP) * amount) / top;
  return (
    <svg className={styles.chart} width="100%" height="118" role="img" aria-label={label}>
      {steps.map(({ kind, from, to, amount, most }) => {
        const [x, width] = [at(from - 1, years), at(to - from + 1, years)];
        return (
          <g key={kind}>
            {most !== null && (
              <>
                <rect className={styles.most} x={x} width={width} y={GROUND - height(most)} height={height(most)} />
                <line
                  className={styles.mostEdge}
                  x1={x}
                  x2={at(to, years)}
                  y1={GROUND - height(most)}
                  y2={GROUND - height(most)}
                />
              </>
            )}
            <rect
              className={styles[kind]}
              x={x}
              width={width}
              y={(GROUND - height(amount)).toFixed(1)}
              height={height(amount).toFixed(1)}
            />
            <line className={styles.axis} x1={at(to, years)} x2={at(to, years)} y1={GROUND} y2={GROUND + 5} />
            <text className={styles.tick} x={at(to, years)} y="115" textAnchor={to === years ? 'end' : 'middle'}>
              {to}
            </text>
          </g>
        );
      })}
      <line className={styles.axis} x1="0" x2="100%" y1={GROUND} y2={GROUND} />
      <text className={styles.tick} x="0" y="115">
        {start}
      </text>
    </svg>
  );
};
