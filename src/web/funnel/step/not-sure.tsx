import { IconBulb } from '#web/ui/icons.ts';
import { questions } from '#words/funnel/questions.ts';
import styles from './not-sure.module.css';

type Advice = { label: string; ways: readonly string[] };

const adviceByStep: Readonly<Record<string, Advice | undefined>> = questions.notSure;

/** Ways to find a figure the applicant does not have at hand, below the questions that ask for one. */
export const NotSure = ({ stepKey }: { stepKey: string }) => {
  const advice = adviceByStep[stepKey];
  if (advice === undefined) return null;
  return (
    <details className={styles.advice}>
      <summary>
        <IconBulb size={18} stroke={1.75} aria-hidden />
        <span>{advice.label}</span>
      </summary>
      <ul>
        {advice.ways.map((way) => (
          <li key={way}>{way}</li>
        ))}
      </ul>
    </details>
  );
};
