import { encode } from 'uqr';
import styles from './qr-code.module.css';

const QUIET_MODULES = 4;

/** One path for all dark modules; light and dark stay fixed in every color scheme, since cameras expect them so. */
export const QrCode = ({ text, label }: { text: string; label: string }) => {
  const { data, size } = encode(text, { border: QUIET_MODULES });
  const path = data.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : []))).join('');
  return (
    <svg
      className={styles.code}
      viewBox={`0 0 ${size} ${size}`}
      role="img"
      aria-label={label}
      shapeRendering="crispEdges"
    >
      <rect className={styles.light} width={size} height={size} />
      <path className={styles.dark} d={path} />
    </svg>
  );
};
