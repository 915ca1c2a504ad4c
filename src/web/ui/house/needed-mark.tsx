import { type HouseWord, Word } from './equity-house.tsx';
import { EDGE, equityHouseLevel } from './equity-house-level.ts';
import styles from './needed-mark.module.css';

/** Room for two lines of words between a mark and the top of the picture. */
const ABOVE = 26;

/** How high all loans would have to reach, beyond the limit: a dashed line with its words above it, or below where the roof ends. */
export const NeededMark = ({ share, word }: { share: number; word: HouseWord }) => {
  const level = equityHouseLevel(share);
  return (
    <g className={styles.needed}>
      <path d={`M36 ${level.toFixed(1)}H${EDGE}`} />
      <Word word={word} x={EDGE} y={level < ABOVE ? level + 20 : level - 13} />
    </g>
  );
};
