import { isComplete } from '#funnel/engine/is-complete.ts';
import { isOpen, type Standing } from '#funnel/engine/is-open.ts';
import { progress, type SubStepProgress, subStepProgress } from '#funnel/engine/progress.ts';
import { getStep } from '#funnel/engine/step-lookup.ts';
import { askedSteps } from '#funnel/engine/walk.ts';
import { isInApplication } from '#funnel/is-in-application.ts';
import { Link } from '#web/router/link.tsx';
import { WindowFacade } from '#web/ui/house/window-facade.tsx';
import { WindowGlyph, type WindowState } from '#web/ui/house/window-glyph.tsx';
import { IconChevronDown } from '#web/ui/icons.ts';
import { inList } from '#words/figures.ts';
import { questions } from '#words/funnel/questions.ts';
import { questionWords } from '../step/question-words.ts';
import styles from './application-rail.module.css';

const words = questions.rail;

const stateOf = ({ isDone, isNow }: SubStepProgress): WindowState => (isNow ? 'now' : isDone ? 'done' : 'todo');

type RailPart = SubStepProgress & { isOpen: boolean };

const Part = ({ part }: { part: SubStepProgress }) => (
  <>
    <WindowGlyph state={stateOf(part)} />
    <span>{questionWords(part.key).label}</span>
    {part.isDone ? <em>{words.done}</em> : part.isNext && <em className={styles.next}>{words.next}</em>}
  </>
);

const Parts = ({ parts }: { parts: readonly RailPart[] }) => (
  <ol className={styles.parts}>
    {parts.map((part) => (
      <li key={part.key} className={styles[stateOf(part)]} aria-current={part.isNow ? 'step' : undefined}>
        {part.isOpen ? (
          <Link to={part.path}>
            <Part part={part} />
          </Link>
        ) : (
          <span className={styles.closed}>
            <Part part={part} />
          </span>
        )}
      </li>
    ))}
  </ol>
);

/** The nine parts of the application, in the view's own order; the ones that can be opened are links. */
export const ApplicationRail = ({ walk }: { walk: Standing & { key: string } }) => {
  const { minutesLeft } = progress(walk);
  const subSteps = subStepProgress(walk).map((part) => ({ ...part, isOpen: isOpen(walk, getStep(part.key, walk)) }));
  const done = subSteps.filter(({ isDone }) => isDone).length;
  const after = askedSteps(walk)
    .filter(
      (step) =>
        step.key !== walk.key &&
        isInApplication(step) &&
        step.fields.length > 0 &&
        !subSteps.some(({ key }) => key === step.key) &&
        !isComplete(step, walk.application, walk.person),
    )
    .map(({ key }) => questionWords(key).label);
  // All nine parts are not the whole application: what follows them is named, and the check of all answers comes last.
  const counted =
    done === subSteps.length
      ? words.stillToCome(inList([...after, words.check]))
      : words.counted(done, subSteps.length);
  const facade = <WindowFacade windows={subSteps.map(stateOf)} label={counted} />;
  const minutes = minutesLeft === 0 ? null : questions.minutesLeft(minutesLeft);
  return (
    <nav className={styles.rail} aria-label={words.label}>
      <div className={styles.wide}>
        <div className={styles.head}>
          {facade}
          <p>
            <strong>{counted}</strong>
            <span>{minutes}</span>
          </p>
        </div>
        <Parts parts={subSteps} />
      </div>
      <details className={styles.phone}>
        <summary>
          {facade}
          <p>
            <strong>{questionWords(walk.key).label}</strong>
            <span>{[counted, minutes].filter(Boolean).join(', ')}</span>
          </p>
          <IconChevronDown size={22} stroke={1.75} aria-hidden />
        </summary>
        <Parts parts={subSteps} />
      </details>
    </nav>
  );
};
