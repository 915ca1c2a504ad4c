import type { DebtItem } from '#entities/application/debt-item.ts';
import { applicationRail } from '../flows.ts';
import { type Chapter, chapters } from './chapters.ts';
import type { Step } from './define-step.ts';
import { isComplete } from './is-complete.ts';
import { stepPositions } from './resume.ts';
import { getStep } from './step-lookup.ts';
import { type At, askedSteps } from './walk.ts';

export type ChapterProgress = { chapter: Chapter; state: 'done' | 'now' | 'todo'; done: number; of: number };
/** `isNext`: the part after the current one in the order of the flow, which is not that of the view. */
export type SubStepProgress = { key: string; path: string; isDone: boolean; isNow: boolean; isNext: boolean };

export type Progress = {
  chapters: ChapterProgress[];
  /** The question's number in its chapter; null outside the chapters. */
  question: { chapter: Chapter; number: number; of: number } | null;
  /** On the mortgage page, which has two positions; null elsewhere. */
  position: 1 | 2 | null;
  /** The contract's number of the step, and of the last one; null for a step without a number. */
  whole: { at: number; of: number } | null;
  minutesLeft: number;
};

type Here = { step: Step; walk: At; asked: readonly Step[] };

const chapterProgress = ({ step, walk: { application, person }, asked }: Here): ChapterProgress[] =>
  chapters.map((chapter) => {
    const own = asked.filter((each) => each.chapter === chapter);
    const done = own.filter((each) => isComplete(each, application, person)).length;
    const state = step.chapter === chapter ? 'now' : own.length > 0 && done === own.length ? 'done' : 'todo';
    return { chapter, state, done, of: own.length };
  });

const questionNumber = ({ step: { key, chapter }, asked }: Here): Progress['question'] => {
  if (chapter === null) return null;
  const own = asked.filter((each) => each.chapter === chapter);
  const at = own.findIndex((each) => each.key === key);
  return at === -1 ? null : { chapter, number: at + 1, of: own.length };
};

const isOnRail = ({ key }: Step): boolean => applicationRail.some((sub) => sub.key === key);

/** Time left on the same part: up to the offer, or in the nine steps of the application. Rounded up, never in seconds. */
const minutesLeft = ({ step, walk: { application, person }, asked }: Here): number => {
  const stretch = asked.filter((each) => (step.chapter === null ? isOnRail(each) : each.chapter !== null));
  const open = stretch.filter((each) => each.key === step.key || !isComplete(each, application, person));
  return Math.ceil(open.reduce((total, { seconds }) => total + seconds, 0) / 60);
};

const wholeProgress = ({ step }: Here): Progress['whole'] => {
  const at = stepPositions.get(step.key);
  const of = stepPositions.get('applicationSubmitted');
  return at === undefined || of === undefined || at > of ? null : { at, of };
};

/** The flow's next open part. The view lists income verification sixth, and the flow asks it last. */
const nextPart = ({ step, walk: { application, person }, asked }: Here): string | null => {
  const at = asked.findIndex(({ key }) => key === step.key);
  const after = asked.slice(at + 1).find((each) => isOnRail(each) && !isComplete(each, application, person));
  return isOnRail(step) ? (after?.key ?? null) : null;
};

const asksForMortgages = ({ fields }: Step): boolean => fields.some(({ name }) => name === 'mortgages');

const placeOf = (walk: At): Here => ({ step: getStep(walk.key, walk), walk, asked: askedSteps(walk) });

export const progress = (walk: At): Progress => {
  const here = placeOf(walk);
  return {
    chapters: chapterProgress(here),
    question: questionNumber(here),
    position: asksForMortgages(here.step) ? mortgagePosition(walk.application.mortgages) : null,
    whole: wholeProgress(here),
    minutesLeft: minutesLeft(here),
  };
};

/** The parts of the application, for its own view only: the questions before it do not look at their answers. */
export const subStepProgress = (walk: At): SubStepProgress[] => {
  const here = placeOf(walk);
  const next = nextPart(here);
  return applicationRail
    .filter((sub) => here.asked.some(({ key }) => key === sub.key))
    .map((sub) => ({
      key: sub.key,
      path: sub.path,
      isDone: isComplete(sub, walk.application, walk.person),
      isNow: sub.key === walk.key,
      isNext: sub.key === next,
    }));
};

/** Position on the mortgage page: 2 once a mortgage is confirmed, otherwise 1. */
export const mortgagePosition = (mortgages: readonly Pick<DebtItem, 'confirmed'>[]): 1 | 2 =>
  mortgages.some(({ confirmed }) => confirmed) ? 2 : 1;
