import { hubWords } from '#words/loan/hub.ts';
import styles from './check-drawing.module.css';

const words = hubWords.check;

/** Where the two numbers stand on a check. */
export const CheckDrawing = () => (
  <svg className={styles.check} viewBox="0 0 320 132" role="img" aria-label={words.label}>
    <rect className={styles.paper} x="1" y="1" width="318" height="130" rx="8" />
    <path className={styles.rule} d="M18 34h96M18 62h284M18 84h150M206 84h96" />
    <text className={styles.number} x="296" y="30" textAnchor="end">
      1042
    </text>
    <rect className={styles.mark} x="14" y="94" width="104" height="28" rx="5" />
    <rect className={styles.mark} x="126" y="94" width="124" height="28" rx="5" />
    <text className={styles.digits} x="66" y="106" textAnchor="middle">
      123456789
    </text>
    <text className={styles.name} x="66" y="118" textAnchor="middle">
      {words.routing}
    </text>
    <text className={styles.digits} x="188" y="106" textAnchor="middle">
      000123456789
    </text>
    <text className={styles.name} x="188" y="118" textAnchor="middle">
      {words.account}
    </text>
    <text className={styles.number} x="284" y="112" textAnchor="middle">
      1042
    </text>
  </svg>
);
