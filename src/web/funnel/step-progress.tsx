import { type Progress, progress } from '#funnel/engine/progress.ts';
import type { Walk } from '#funnel/engine/walk.ts';
import { type Chapter, ChapterProgress } from '#web/ui/chapter-progress.tsx';
import { questions } from '#words/en/questions.ts';

/** The point stands on the question one is at, so a chapter is never shown as walked before its last answer. */
const chapterLine = (
  { chapter, state, done, of }: Progress['chapters'][number],
  question: Progress['question'],
): Chapter => ({
  label: questions.chapters[chapter],
  state,
  share: question?.chapter === chapter ? question.number / (question.of + 1) : of === 0 ? 0 : done / of,
});

export const StepProgress = ({ walk }: { walk: Walk & { key: string } }) => {
  const { chapters, question, minutesLeft } = progress(walk);
  if (question === null) return null;
  return (
    <div className="wrap">
      <ChapterProgress
        chapters={chapters.map((chapter) => chapterLine(chapter, question))}
        question={questions.counterShort(question.number, question.of)}
        minutes={questions.minutesLeftShort(minutesLeft)}
      />
    </div>
  );
};
