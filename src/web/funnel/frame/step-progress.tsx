import { type Progress, progress } from '#funnel/engine/progress.ts';
import type { Walk } from '#funnel/engine/walk.ts';
import { type Chapter, ChapterProgress } from '#web/ui/chapter-progress.tsx';
import { questions } from '#words/funnel/questions.ts';
import styles from './step-progress.module.css';

/**
 * The marker sits on the current question, so a chapter never looks complete before its last answer. Until a mortgage is
 * confirmed, it sits half a question earlier.
 */
const chapterLine = (
  { chapter, state, done, of }: Progress['chapters'][number],
  { question, position }: Pick<Progress, 'question' | 'position'>,
): Chapter => {
  const at = (question?.number ?? 0) - (position === 1 ? 0.5 : 0);
  const share = question?.chapter === chapter ? at / (question.of + 1) : of === 0 ? 0 : done / of;
  return { label: questions.chapters[chapter], state, share };
};

/** How far the whole application is, and on the way to the offer the chapters. `note`: in place of the question's number and time. */
export const StepProgress = ({ walk, note }: { walk: Walk & { key: string }; note?: string | undefined }) => {
  const { chapters, question, position, whole, minutesLeft } = progress(walk);
  return (
    <>
      {whole !== null && (
        <section aria-label={questions.whole}>
          <progress className={styles.whole} value={whole.at} max={whole.of} aria-label={questions.whole} />
        </section>
      )}
      {question !== null && (
        <div className="wrap">
          <ChapterProgress
            chapters={chapters
              // A flow that asks nothing of a chapter does not show it as open.
              .filter(({ of }) => of > 0)
              .map((chapter) => chapterLine(chapter, { question, position }))}
            question={note === undefined ? questions.counterShort(question.number, question.of) : null}
            minutes={note ?? questions.minutesToGoShort[walk.person](minutesLeft)}
          />
        </div>
      )}
    </>
  );
};
