import { questions } from '#words/funnel/questions.ts';
import styles from './chapter-progress.module.css';
import { WindowGlyph } from './house/window-glyph.tsx';
import { IconCheck } from './icons.ts';

export type ChapterState = 'done' | 'now' | 'todo';
export type Chapter = {
  label: string;
  state: ChapterState /** Share completed, 0 to 1. */;
  share: number;
};

const Line = ({ state, share }: { state: ChapterState; share: number }) => {
  const width = `${Math.round(share * 100)}%`;
  return (
    <svg className={styles.line} width="100%" height="12" aria-hidden="true">
      <rect className={styles.track} x="0" y="4.5" width="100%" height="3" rx="1.5" />
      <rect className={styles.walked} x="0" y="4.5" width={width} height="3" rx="1.5" />
      {state === 'now' && (
        <>
          <circle className={styles.here} cx={width} cy="6" r="6" />
          <circle className={styles.hereInner} cx={width} cy="6" r="2.2" />
        </>
      )}
    </svg>
  );
};

/** Four chapters, not twenty-six steps; the window at the end lights up when all are done. */
export const ChapterProgress = ({
  chapters,
  question,
  minutes,
}: {
  chapters: readonly Chapter[];
  question: string | null;
  minutes: string;
}) => {
  const now = chapters.find(({ state }) => state === 'now');
  const isDone = chapters.every(({ state }) => state === 'done');
  return (
    <nav className={styles.progress} aria-label={questions.progress}>
      <ol>
        {chapters.map(({ label, state, share }) => (
          <li key={label} className={styles[state]} aria-current={state === 'now' ? 'step' : undefined}>
            <span className={styles.label}>
              {state === 'done' && <IconCheck size={14} stroke={1.75} aria-hidden />}
              {label}
              {state === 'done' && <span className="visually-hidden">{questions.chapterDone}</span>}
            </span>
            <Line state={state} share={state === 'done' ? 1 : share} />
          </li>
        ))}
        <li className={styles.window} aria-hidden="true">
          <WindowGlyph state={isDone ? 'done' : 'todo'} />
        </li>
      </ol>
      <p className={styles.phone}>
        <span>
          <strong>{now?.label}</strong>
          {question && `, ${question}`}
        </span>
        <span>{minutes}</span>
      </p>
    </nav>
  );
};
