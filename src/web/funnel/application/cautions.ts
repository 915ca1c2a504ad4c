import { derogatoryKind } from '#entities/application/derogatory-event.ts';
import { bankruptcyChapter } from '#entities/values/bankruptcy-chapter.ts';
import { addMonths, type Day, day } from '#entities/values/day.ts';
import type { Within } from '#funnel/engine/define-step.ts';
import type { Policy } from '#policy/policy.ts';
import { inLongDate } from '#words/figures.ts';
import { cautions as words } from '#words/funnel/cautions.ts';
import { lenderToday, policyToday } from '../estimate/lender-day.ts';
import { type Item, listItems } from '../lists/list-items.ts';
import type { Answers } from '../step/use-step-form.ts';

/** Messages by field name, shown below the field. */
export type Cautions = Readonly<Record<string, string>>;
export type CautionsOf = (draft: Answers, within: Within) => Cautions;

/** Anything that makes this home ineligible is flagged at the question, not at the end. */
export const homeCautions: CautionsOf = (draft) => ({
  ...(draft.titleHolder === 'company' && { titleHolder: words.company }),
  ...(draft.titleHolder === 'trust' && draft.trustKind === 'irrevocable' && { trustKind: words.irrevocable }),
  ...(draft.type === 'multiUnit' && draft.units === '5+' && { units: words.fiveUnits }),
  ...(draft.isListed === true && { isListed: words.listed }),
});

const monthsFor = (item: Item, { derogatory }: Policy): number | null => {
  const kind = derogatoryKind.safeParse(item.kind);
  if (!kind.success) return null;
  switch (kind.data) {
    case 'bankruptcy':
      return bankruptcyChapter.safeParse(item.chapter).data === 'chapter13'
        ? derogatory.chapter13MonthsFromDischarge
        : derogatory.bankruptcyMonths;
    case 'foreclosure':
      return derogatory.foreclosureMonths;
    case 'shortSale':
      return derogatory.shortSaleMonths;
    case 'deedInLieu':
      return derogatory.deedInLieuMonths;
    case 'missedMortgagePayment':
      return null;
  }
};

/** The date from which an event no longer blocks approval; null when it does not block, or is not yet known. */
export const waitUntil = (item: Item, { policy, asOf }: { policy: Policy; asOf: Day }): Day | null => {
  const on = day.safeParse(item.on);
  const months = monthsFor(item, policy);
  if (!on.success || months === null) return null;
  const until = addMonths(on.data, months);
  return until > asOf ? until : null;
};

/** A disqualifying "yes" is flagged at once and kindly, with the date from which it no longer counts. */
export const declarationCautions: CautionsOf = (draft) => {
  const context = { policy: policyToday(), asOf: lenderToday() };
  const waits = listItems(draft.declaredEvents).flatMap((item) => waitUntil(item, context) ?? []);
  const latest = waits.toSorted().at(-1);
  return {
    ...(draft.isPropertySubjectToLien === true && { isPropertySubjectToLien: words.lien }),
    ...(draft.hasOustandingJudgements === true && { hasOustandingJudgements: words.judgement }),
    ...(draft.hasFederalDebt === true && { hasFederalDebt: words.federalDebt }),
    ...(latest !== undefined && { declaredEvents: words.waitUntil(inLongDate(latest)) }),
  };
};
