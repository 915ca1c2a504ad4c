import type { MouseEvent } from 'react';
import { Link } from '#web/router/link.tsx';
import { IconArrowLeft } from '#web/ui/icons.ts';
import { questions } from '#words/funnel/questions.ts';
import styles from './step-actions.module.css';

type Props = { formId: string; back: string | null; isWorking: boolean };

const goText = ({ isWorking }: Pick<Props, 'isWorking'>): string => (isWorking ? questions.saving : questions.continue);

/** The second of two quick presses may find the next page in the place of the first: it answers nothing there. */
const goOnce = (event: MouseEvent): void => {
  if (event.detail > 1) event.preventDefault();
};

/** Paths outside the app are separate documents. */
const BackLink = ({ back, className, children }: { back: string; className: string; children: React.ReactNode }) =>
  back === '/' ? (
    <a className={className} href={back}>
      {children}
    </a>
  ) : (
    <Link className={className} to={back}>
      {children}
    </Link>
  );

/** The button is never disabled: if something is missing, it shows the errors. */
export const StepActions = ({ formId, back, ...rest }: Props) => (
  <div className={styles.wide} data-goes-on>
    {back !== null && (
      <BackLink back={back} className="button button-quiet">
        <IconArrowLeft size={20} stroke={1.75} aria-hidden />
        {questions.back}
      </BackLink>
    )}
    <button className={`button button-primary button-large ${styles.go}`} type="submit" form={formId} onClick={goOnce}>
      {goText(rest)}
    </button>
    <span className="muted smaller">{questions.orEnter}</span>
  </div>
);

export const StepDockActions = ({ formId, back, ...rest }: Props) => (
  <div className={styles.dock} data-alone={back === null}>
    {back !== null && (
      <BackLink back={back} className="button button-secondary">
        <IconArrowLeft size={22} stroke={1.75} aria-hidden />
        <span className="visually-hidden">{questions.back}</span>
      </BackLink>
    )}
    <button className="button button-primary button-large" type="submit" form={formId} onClick={goOnce}>
      {goText(rest)}
    </button>
  </div>
);
