import type { KeyboardEvent } from 'react';
import styles from './amount-slider.module.css';

type Props = {
  id: string;
  label: string;
  value: number;
  min: number;
  max: number;
  step: number;
  /** The value as announced: money, not a bare number. */
  text: string;
  describedBy: string;
  onChange: (value: number) => void;
  onPage: (pages: 1 | -1) => void;
};

/** A native slider over a drawn track. The browser's own Page Up/Down steps depend on the range, so ours are set here. */
export const AmountSlider = ({ id, label, value, min, max, step, text, describedBy, onChange, onPage }: Props) => {
  const share = max > min ? Math.min(1, Math.max(0, (value - min) / (max - min))) : 1;
  // The maximum is seldom a whole step: the last step upward goes all the way.
  const lastStep = min + Math.floor((max - min) / step) * step;
  const reached = (chosen: number): number => (chosen >= lastStep ? max : chosen);
  const page = (event: KeyboardEvent) => {
    if (event.key !== 'PageUp' && event.key !== 'PageDown') return;
    event.preventDefault();
    onPage(event.key === 'PageUp' ? 1 : -1);
  };
  return (
    <div className={styles.slider}>
      <svg className={styles.track} height="40" aria-hidden="true">
        <rect className={styles.whole} x="-12" y="16" width="100%" height="8" rx="4" />
        <rect className={styles.whole} x="12" y="16" width="100%" height="8" rx="4" />
        <rect className={styles.chosen} x="-12" y="16" width="24" height="8" rx="4" />
        <rect className={styles.chosen} x="0" y="16" width={`${(share * 100).toFixed(2)}%`} height="8" rx="4" />
      </svg>
      <input
        id={id}
        className={styles.input}
        type="range"
        aria-label={label}
        aria-valuetext={text}
        aria-describedby={describedBy}
        min={min}
        max={max}
        step={step}
        value={value}
        onChange={(event) => onChange(reached(event.target.valueAsNumber))}
        onKeyDown={page}
      />
    </div>
  );
};
