import type { DebtItem } from '#entities/application/debt-item.ts';
import { steps } from '../steps.ts';
import { type Chapter, chapterOf, chapters, secondsFor } from './chapters.ts';
import type { Step } from './define-step.ts';
import { isComplete } from './is-complete.ts';
import { askedSteps, type Walk } from './walk.ts';

/** The application's progress view: nine sub-steps in an order of its own, each with a tick. */
export const subSteps: readonly Step[] = [
  steps.application,
  steps.application3,
  steps.application4,
  steps.application5,
  steps.manualIncomeVerification,
  steps.application6,
  steps.debtConsolidation,
  steps.application7,
  steps.application8,
];

/** What is sent in with the application: from then on a change is asked for by message. */
export const isSettledBySubmitting = (key: string): boolean =>
  chapterOf(key) !== null || key === steps.businessInformation.key || subSteps.some((step) => step.key === key);

export type ChapterProgress = { chapter: Chapter; state: 'done' | 'now' | 'todo'; done: number; of: number };
export type SubStepProgress = { key: string; path: string; isDone: boolean; isNow: boolean };

export type Progress = {
  chapters: ChapterProgress[];
  /** Which question of its chapter this is; null beside the chapters. */
  question: { chapter: Chapter; number: number; of: number } | null;
  /** On a page that asks about the mortgages, which has two positions; null elsewhere. */
  position: 1 | 2 | null;
  subSteps: SubStepProgress[];
  minutesLeft: number;
};

const chapterProgress = (walk: Walk & { key: string }, asked: Step[]): ChapterProgress[] =>
  chapters.map((chapter) => {
    const own = asked.filter((step) => chapterOf(step.key) === chapter);
    const done = own.filter((step) => isComplete(step, walk.application, walk.person)).length;
    const state = chapterOf(walk.key) === chapter ? 'now' : own.length > 0 && done === own.length ? 'done' : 'todo';
    return { chapter, state, done, of: own.length };
  });

const questionNumber = (key: string, asked: Step[]): Progress['question'] => {
  const chapter = chapterOf(key);
  if (chapter === null) return null;
  const own = asked.filter((step) => chapterOf(step.key) === chapter);
  const at = own.findIndex((step) => step.key === key);
  return at === -1 ? null : { chapter, number: at + 1, of: own.length };
};

/** What is open on the same stretch: up to the offer, or in the nine of the application. Rounded up, never in seconds. */
const minutesLeft = ({ key, application, person }: Walk & { key: string }, asked: Step[]): number => {
  const isSetup = chapterOf(key) !== null;
  const stretch = asked.filter((step) =>
    isSetup ? chapterOf(step.key) !== null : subSteps.some((sub) => sub.key === step.key),
  );
  const open = stretch.filter((step) => step.key === key || !isComplete(step, application, person));
  return Math.ceil(open.reduce((seconds, step) => seconds + secondsFor(step.key), 0) / 60);
};

const mortgagePages: readonly string[] = [steps.mortgageBalance.key, steps.prequalMortgageSelect.key];

export const progress = (walk: Walk & { key: string }): Progress => {
  const asked = askedSteps(walk);
  return {
    chapters: chapterProgress(walk, asked),
    question: questionNumber(walk.key, asked),
    position: mortgagePages.includes(walk.key) ? mortgagePosition(walk.application.mortgages) : null,
    subSteps: subSteps
      .filter((sub) => asked.some((step) => step.key === sub.key))
      .map((step) => ({
        key: step.key,
        path: step.path,
        isDone: isComplete(step, walk.application, walk.person),
        isNow: step.key === walk.key,
      })),
    minutesLeft: minutesLeft(walk, asked),
  };
};

/** Position on the mortgage page: 2 once a mortgage is confirmed, 1 before and when there are none. */
export const mortgagePosition = (mortgages: readonly Pick<DebtItem, 'confirmed'>[]): 1 | 2 =>
  mortgages.some(({ confirmed }) => confirmed) ? 2 : 1;
