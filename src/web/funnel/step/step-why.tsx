import { IconInfoCircle } from '#web/ui/icons.ts';
import { questions } from '#words/funnel/questions.ts';
import styles from './step-why.module.css';

/** Always open, never a tooltip. */
export const StepWhy = ({ text }: { text: string }) => (
  <div className={`note note-soft ${styles.why}`}>
    <IconInfoCircle size={20} stroke={1.75} aria-hidden />
    <div>
      <h2>{questions.why}</h2>
      <p>{text}</p>
    </div>
  </div>
);
