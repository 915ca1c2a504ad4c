import type { PipelineDetails, PipelineStage, WaitingOn } from '#entities/contract/pipeline.ts';
import type { Day } from '#entities/values/day.ts';
import { creditDecisionDays, decisionClock, earlyDisclosureClock, nextDueOf } from '#rules/stage/pipeline-clocks.ts';
import { stageOf } from '#rules/stage/stage.ts';
import { isOpenLoan, waitingOn } from '#rules/stage/waiting-on.ts';
import type { WorkItem } from '#rules/work/work-item.ts';
import { isReviewWaiting, isSecondWanted, workItems } from '#rules/work/work-items.ts';
import type { KeyRing } from '../key-ring.ts';
import { lookupHash } from '../sealed/lookup-hash.ts';
import type { LoanFacts } from './loan-facts.ts';

/** The derived columns of a loan's row; the others are copied from the loan. */
export type PipelineRowValues = {
  id: string;
  names: string;
  /** All names, as the list's sort key. */
  sortName: string;
  stage: PipelineStage;
  isOpen: boolean;
  waitingOn: WaitingOn;
  threeDayStarted: Day | null;
  threeDayDue: Day | null;
  threeDayMet: Day | null;
  decisionClock: string | null;
  decisionStarted: Day | null;
  decisionDue: Day | null;
  decisionMet: Day | null;
  nextDue: Day | 'infinity';
  details: PipelineDetails;
  termsKey: string;
  completedOn: Day | null;
  decidedOn: Day | null;
  /** The lender's open work, in rows of its own. */
  work: WorkItem[];
};

const joined = (parts: readonly (string | null)[], separator: string): string =>
  parts.filter((part) => part !== null).join(separator);

/** "Garcia, Ana and Luis"; a coborrower with another last name is named in full. */
const namesOf = ({ borrower, coborrower }: LoanFacts): string => {
  const isFamily = coborrower.lastName !== null && coborrower.lastName === borrower.lastName;
  const second = isFamily ? coborrower.firstName : joined([coborrower.lastName, coborrower.firstName], ', ') || null;
  return joined([joined([borrower.lastName, borrower.firstName], ', ') || null, second], ' and ');
};

/** Changes exactly when the search terms may: with the data, and with the key of their hashes. */
const termsKeyOf = ({ borrower, coborrower, address }: LoanFacts, ring: KeyRing): string => {
  const { firstName, lastName, email, phone } = borrower;
  const { line1, line2, city, state, zip } = address;
  const second = [coborrower.firstName, coborrower.lastName];
  const searched = [firstName, lastName, ...second, email, coborrower.email, phone, coborrower.phone];
  // The first word names the newest kind of term: loans stored before it are spelled again.
  return lookupHash(ring, 'terms', joined(['home', ...searched, line1, line2, city, state, zip], '|'));
};

/** Files sent in that are safe to open and not reviewed yet. */
const unreviewedOf = ({ work: { uploads, files } }: LoanFacts) =>
  uploads
    .filter(({ state }) => state === 'received')
    .flatMap(({ id, type, idSide: side, isCoborrower }) => {
      const file = files.find((each) => each.id === id);
      const person = isCoborrower ? ('coborrower' as const) : ('borrower' as const);
      return file ? [{ ...file, type, side, person }] : [];
    });

export const pipelineRowOf = (facts: LoanFacts, ring: KeyRing): PipelineRowValues => {
  const { borrower, coborrower, clocks, decision, accountOpenedOn } = facts;
  const nextDue = nextDueOf(clocks);
  const stageFacts = {
    ...facts,
    nextDue,
    isAccountOpened: accountOpenedOn !== null,
    lastDecision: decision?.kind ?? null,
    hasOfferSince: decision?.hasOfferSince ?? false,
    isCounterOpen: clocks.some(({ kind, metOn }) => kind === 'counterOffer' && metOn === null),
  };
  const stage = stageOf(stageFacts);
  const isOpen = isOpenLoan(stage, stageFacts);
  const work = workItems({
    ...{ ...facts.work, stage, isOpen, clocks, accountOpenedOn },
    isApproved: facts.isApproved,
    conditions: facts.conditions,
    unreviewed: unreviewedOf(facts),
  });
  const threeDay = earlyDisclosureClock(clocks);
  const deciding = decisionClock(clocks);
  return {
    id: facts.id,
    names: namesOf(facts),
    sortName: joined([borrower.lastName, borrower.firstName, coborrower.lastName, coborrower.firstName], ' '),
    stage,
    isOpen,
    waitingOn: waitingOn(stage, {
      ...stageFacts,
      isReviewWaiting: isReviewWaiting(work),
      isSecondWanted: isSecondWanted(work),
    }),
    threeDayStarted: threeDay?.startedOn ?? null,
    threeDayDue: threeDay?.dueOn ?? null,
    threeDayMet: threeDay?.metOn ?? null,
    decisionClock: deciding?.kind ?? null,
    decisionStarted: deciding?.startedOn ?? null,
    decisionDue: deciding?.dueOn ?? null,
    decisionMet: deciding?.metOn ?? null,
    // Every row has a position in the deadline order, those without a deadline at the end.
    nextDue: nextDue ?? 'infinity',
    details: { openedOn: accountOpenedOn, product: facts.product },
    termsKey: termsKeyOf(facts, ring),
    ...creditDecisionDays(clocks),
    work,
  };
};
