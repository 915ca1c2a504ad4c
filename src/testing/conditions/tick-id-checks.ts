import { expect } from 'vitest';
import type { IdChecklist } from '#server/usecases/review/id-checklist.ts';
import type { TestBrowser } from '../test-browser.ts';

type Of = { loanId: string; person: 'borrower' | 'coborrower' };

export const idChecklistAsSeen = async (staff: TestBrowser, of: Of): Promise<IdChecklist> =>
  (await staff.query('loanReview.idChecks', of)).data as IdChecklist;

/** Ticks every check of an ID for the pictures that were shown. */
export const tickIdChecks = async (
  staff: TestBrowser,
  { checklist: { checks, pictures }, ...of }: Of & { checklist: IdChecklist },
): Promise<void> => {
  for (const { check } of checks) {
    const ticked = { ...of, check, isTicked: true, pictures };
    expect((await staff.mutate('loanReview.tickIdCheck', ticked)).data).toEqual({ kind: 'saved' });
  }
};
