import styles from './gauge.module.css';
import { IconAlertCircle } from './icons.ts';

const HEADROOM = 1.3;

const percent = (part: number, whole: number): string => `${Math.min(100, (part / whole) * 100).toFixed(2)}%`;

export type GaugeFigures = { value: number; limit: number; before?: number };

/** Linear, never round: a solid mark is the limit, a dotted one the value before the last change, gray is beyond the limit. */
export const Gauge = ({
  value,
  limit,
  before,
  name,
  text,
  limitText,
  label,
}: GaugeFigures & { name: string; text: string; limitText: string; label: string }) => {
  const whole = Math.max(limit * HEADROOM, value);
  const isOver = value > limit;
  const limitAt = percent(limit, whole);
  return (
    <div>
      <div className={styles.head}>
        <strong>{name}</strong>
        <span className={isOver ? styles.over : undefined}>
          {isOver && <IconAlertCircle size={16} stroke={1.75} aria-hidden />}
          <b className="nowrap">{text}</b> {limitText}
        </span>
      </div>
      <svg className={styles.gauge} width="100%" height="26" role="img" aria-label={label}>
        <rect className={styles.track} x="0" y="8" width="100%" height="10" rx="5" />
        <rect className={styles.beyond} x={limitAt} y="8" width={percent(whole - limit, whole)} height="10" rx="5" />
        <rect
          className={isOver ? styles.fillOver : styles.fill}
          x="0"
          y="8"
          width={percent(value, whole)}
          height="10"
          rx="5"
        />
        {before !== undefined && (
          <line className={styles.before} x1={percent(before, whole)} x2={percent(before, whole)} y1="5" y2="21" />
        )}
        <line className={styles.limit} x1={limitAt} x2={limitAt} y1="1" y2="25" />
      </svg>
    </div>
  );
};
