import styles from './skeleton-lines.module.css';

/** A wait always has words; the bars are only placeholders. */
export const SkeletonLines = ({ text }: { text: string }) => (
  <div className={styles.wait} role="status" data-waiting>
    <p className="small muted">{text}</p>
    <i />
    <i />
    <i />
  </div>
);
