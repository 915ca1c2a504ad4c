import { IconCloudCheck } from '#web/ui/icons.ts';
import { shell } from '#words/shell.ts';
import styles from './save-interstitial.module.css';

const words = shell.interstitial;

/** Shown once, after the first answer: applicants miss the quiet indicator in the header. */
export const SaveInterstitial = ({ email, onClose }: { email: string; onClose: () => void }) => (
  <section className={`card card-soft ${styles.saved}`} aria-label={words.title}>
    <h2 className="heading-4">
      <IconCloudCheck size={24} stroke={1.75} aria-hidden />
      {words.title}
    </h2>
    <p>
      {words.before}
      <strong>{email}</strong>
      {words.after}
    </p>
    <button className="button button-primary button-small" type="button" onClick={onClose}>
      {words.action}
    </button>
  </section>
);
