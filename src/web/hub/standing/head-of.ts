import type { LoanHub } from '#entities/contract/loan-hub.ts';
import { inDay } from '#words/figures.ts';
import { hubWords as words } from '#words/loan/hub.ts';
import { moneyWords } from '#words/loan/money.ts';

type Standing = { firstName: string | null; waiting: number; isOver: boolean };

/** A payment the bank returned. */
export const hasComeBack = (payments: LoanHub['payments']): boolean =>
  payments?.rows.some(({ state }) => state === 'returned') ?? false;

const isSent = (payments: LoanHub['payments']): boolean => payments?.rows.some(({ state }) => state !== null) ?? false;

/** Whose turn it is, in the heading and the sentence below it; at the end, that the money is on its way or there. */
export const headOf = (hub: LoanHub, { firstName, waiting, isOver }: Standing): { title: string; lede: string } => {
  const { loanNumber: loan, worker, payments, fundedOn, tracker } = hub;
  if (isOver) return { title: words.title(waiting, firstName), lede: words.closed(loan) };
  if (hasComeBack(payments)) return { title: words.moneyBack(firstName), lede: words.moneyBackLede(loan) };
  if (waiting === 0 && fundedOn !== null)
    return { title: moneyWords.funded.arrived(firstName), lede: moneyWords.funded.arrivedLede(loan, inDay(fundedOn)) };
  if (waiting === 0 && isSent(payments))
    return { title: moneyWords.funded.underWay(firstName), lede: moneyWords.funded.underWayLede(loan) };
  const review = tracker.find(({ stage, state }) => stage === 'review' && state === 'later')?.on ?? null;
  return {
    title: words.title(waiting, firstName),
    lede: words.lede(waiting, { loan, worker, review: review && inDay(review) }),
  };
};
