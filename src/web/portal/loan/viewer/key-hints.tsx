import { reviewDesk } from '#words/portal/loan-desk/review.ts';
import styles from './viewer.module.css';

const words = reviewDesk.keys;
const HINTS: readonly (readonly [readonly string[], string])[] = [
  [['J', 'K'], words.move],
  [['Y'], words.accept],
  [['B'], words.sendBack],
  [['Tab', 'Enter'], words.use],
  [['U'], words.useAll],
  [['S'], words.split],
  [['M'], words.moveTo],
  [['C'], words.classify],
  [['N'], words.note],
  [['R'], words.turn],
  [['+', '-'], words.zoom],
];

/** All that moves through documents and pages; a sealed one takes nothing else. */
const READING: readonly string[] = [words.move, words.turn, words.zoom];

type Props = { canSplit: boolean; isSealed: boolean };

/** The keys of the viewer, below it. */
export const KeyHints = ({ canSplit, isSealed }: Props) => (
  <footer className={styles.keys}>
    {HINTS.filter(([, does]) => (isSealed ? READING.includes(does) : canSplit || does !== words.split)).map(
      ([keys, does]) => (
        <span key={does}>
          {keys.map((key) => (
            <kbd key={key}>{key}</kbd>
          ))}
          {does}
        </span>
      ),
    )}
  </footer>
);
