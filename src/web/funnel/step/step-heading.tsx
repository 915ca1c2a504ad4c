import { useEffect, useRef } from 'react';
import { progress } from '#funnel/engine/progress.ts';
import type { Walk } from '#funnel/engine/walk.ts';
import { useLocation } from '#web/router/navigation.tsx';
import { questions } from '#words/funnel/questions.ts';
import type { QuestionWords } from './question-words.ts';
import styles from './step-heading.module.css';

type Props = {
  walk: Walk & { key: string };
  words: QuestionWords /** Pages with many fields use a smaller heading. */;
  isLong: boolean;
};

/** The question. It takes focus when the page changes, so that a screen reader starts there. */
export const StepHeading = ({ walk, words, isLong }: Props) => {
  const heading = useRef<HTMLHeadingElement>(null);
  const { key } = useLocation();
  useEffect(() => {
    // On the document's first page, the browser handles focus.
    if (key !== 'default') heading.current?.focus();
  }, [key]);
  const { question, minutesLeft } = progress(walk);
  return (
    <>
      {question !== null && (
        <p className={styles.counter}>
          {questions.counter(question.number, question.of)}, {questions.minutesToGo[walk.person](minutesLeft)}
        </p>
      )}
      <h1 className={`heading-1 ${isLong ? (styles.long ?? '') : ''}`} ref={heading} tabIndex={-1}>
        {words.question}
      </h1>
      {words.help !== undefined && <p className={`lede ${styles.help}`}>{words.help}</p>}
    </>
  );
};
