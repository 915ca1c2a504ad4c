import { type ReactNode, useId } from 'react';
import styles from './equity-house.module.css';
import { besideLimit, besideLine, EDGE, equityHouseLevel, HOUSE } from './equity-house-level.ts';

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

export type HouseWord = { name: string; figure: string };
/** Words in the bands and at the right edge. Those of a thin line stand beside it; another band too low for its words leaves them out, and the page repeats them. */
export type HouseWords = Record<'owed' | 'limit', HouseWord> & Partial<Record<'line' | 'kept' | 'value', HouseWord>>;

const MIDDLE = HOUSE.width / 2;
/** One line of words needs this much, two lines twice of it. */
const LINE = 17;
/** A letter or figure, as wide as they come on average. */
const LETTER = 6.2;

export const Word = ({
  word,
  x,
  y,
  isOneLine = false,
}: {
  word: HouseWord;
  x: number;
  y: number;
  isOneLine?: boolean;
}) => {
  const anchor = x === EDGE ? 'end' : 'middle';
  return isOneLine ? (
    <text className={styles.figure} x={x} y={y.toFixed(1)} textAnchor={anchor}>
      {word.name} {word.figure}
    </text>
  ) : (
    <>
      <text className={styles.name} x={x} y={(y - 6).toFixed(1)} textAnchor={anchor}>
        {word.name}
      </text>
      <text className={styles.figure} x={x} y={(y + 9).toFixed(1)} textAnchor={anchor}>
        {word.figure}
      </text>
    </>
  );
};

type BandWordProps = { word: HouseWord | undefined; from: number; to: number; className?: string | undefined };

/** Centered in its band, where the band is high enough and, in the gable, wide enough. */
const BandWord = ({ word, from, to, className }: BandWordProps) => {
  const [bottom, top] = [equityHouseLevel(from), Math.max(equityHouseLevel(to), HOUSE.eaves / 2)];
  const height = bottom - top;
  if (word === undefined || height < LINE) return null;
  const isOneLine = height < LINE * 2;
  const y = (bottom + top) / 2 + (isOneLine ? 4 : 1);
  const letters = isOneLine ? word.name.length + word.figure.length + 1 : word.name.length;
  // The roof narrows upward, and words are not to cross it.
  if (letters * LETTER > HOUSE.width * Math.min(1, (y - LINE / 2) / HOUSE.eaves)) return null;
  return (
    <g className={className}>
      <Word word={word} x={MIDDLE} y={y} isOneLine={isOneLine} />
    </g>
  );
};

/** Filled from the ground: owed, the line, remaining equity. The dashed line is the limit; hatching marks unknown amounts. */
export const EquityHouse = ({
  owed,
  limit,
  line,
  label,
  words,
  children,
}: EquityShares & { label: string; words?: HouseWords; children?: ReactNode }) => {
  const id = useId();
  const known = owed ?? 0;
  const reach = line === undefined ? Math.max(known, limit ?? 0) : known + line;
  return (
    <svg className={styles.house} viewBox={words ? '-12 -6 282 200' : '-12 -6 214 200'} role="img" aria-label={label}>
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
      {limit !== null && (
        <path className={styles.limit} d={`M-10 ${equityHouseLevel(limit).toFixed(1)}H${words ? EDGE : 200}`} />
      )}
      <path className={styles.ground} d={`M-12 188H${words ? EDGE : 196}`} />
      {words !== undefined && (
        <>
          <BandWord word={words.owed} from={0} to={known} className={styles.onOwed} />
          <BandWord word={words.line} from={known} to={reach} className={styles.onLine} />
          <BandWord word={words.kept} from={reach} to={limit !== null && limit > reach ? limit : 1} />
          {words.value && <Word word={words.value} x={EDGE} y={10} />}
          {limit !== null && <Word word={words.limit} x={EDGE} y={besideLimit(limit)} />}
          {words.line && equityHouseLevel(known) - equityHouseLevel(reach) < LINE && (
            <Word word={words.line} x={EDGE} y={besideLine(known, reach, limit)} />
          )}
        </>
      )}
      {children}
    </svg>
  );
};
