import { useId } from 'react';
import styles from './equity-house.module.css';
import { equityHouseLevel, HOUSE } from './equity-house-level.ts';

const OUTLINE = `M0 ${HOUSE.ground}V${HOUSE.eaves}L${HOUSE.width / 2} 0L${HOUSE.width} ${HOUSE.eaves}V${HOUSE.ground}z`;

const Band = ({ from, to, className, fill }: { from: number; to: number; className?: string; fill?: string }) => {
  const top = equityHouseLevel(to);
  const height = Math.max(0, equityHouseLevel(from) - top);
  return (
    <rect
      className={`${styles.band} ${className ?? ''}`}
      x="0"
      y={top.toFixed(1)}
      width={HOUSE.width}
      height={height.toFixed(1)}
      {...(fill === undefined ? {} : { fill })}
    />
  );
};

/** Shares of the home's value: the amount owed and the maximum for all loans, null while unknown. */
export type EquityShares = {
  owed: number | null;
  limit: number | null;
  /** The line itself; omitted where it is everything that fits under the limit. */
  line?: number;
};

/** Filled from the ground: owed, the line, remaining equity. The dashed line is the limit; hatching marks unknown amounts. */
export const EquityHouse = ({ owed, limit, line, label }: EquityShares & { label: string }) => {
  const id = useId();
  const known = owed ?? 0;
  const reach = line === undefined ? Math.max(known, limit ?? 0) : known + line;
  return (
    <svg className={styles.house} viewBox="-12 -6 214 200" role="img" aria-label={label}>
      <defs>
        <clipPath id={`${id}-outline`}>
          <path d={OUTLINE} />
        </clipPath>
        <pattern id={`${id}-hatch`} width="8" height="8" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
          <rect className={styles.hatchGround} width="8" height="8" />
          <path className={styles.hatchLine} d="M0 0V8" />
        </pattern>
      </defs>
      <path className={styles.chimney} d="M140.6 42V1.7h17.1V57.1" />
      <g clipPath={`url(#${id}-outline)`}>
        <Band from={0} to={1} className={styles.kept ?? ''} />
        {owed === null ? (
          <Band from={0} to={limit ?? 1} fill={`url(#${id}-hatch)`} />
        ) : (
          <Band from={known} to={reach} className={styles.line ?? ''} />
        )}
        <Band from={0} to={known} className={styles.owed ?? ''} />
      </g>
      <path className={styles.outline} d={OUTLINE} />
      {limit !== null && <path className={styles.limit} d={`M-10 ${equityHouseLevel(limit).toFixed(1)}H200`} />}
      <path className={styles.ground} d="M-12 188H202" />
    </svg>
  );
};
