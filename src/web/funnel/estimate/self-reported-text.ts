import type { Application } from '#entities/application/application.ts';
import { noOutsideFacts } from '#entities/facts/outside-facts.ts';
import type { Day } from '#entities/values/day.ts';
import type { Policy } from '#policy/policy.ts';
import { offerBoard, untouchedOffer } from '#rules/offer/offer-board.ts';
import { inDollars, inPercent } from '#words/figures.ts';
import { selfReported } from '#words/funnel/pages/self-reported.ts';

const words = selfReported;

/** The amount self-reported figures would allow. Applicants unsure of their score see the best case, labeled as such. */
export const selfReportedText = (application: Application, { policy, asOf }: { policy: Policy; asOf: Day }): string => {
  const { borrower } = application;
  const isUnsure = borrower.creditRange === null || borrower.creditRange === 'notSure';
  const atBest: Application = { ...application, borrower: { ...borrower, creditRange: '760+' } };
  const { shape, offer } = offerBoard(untouchedOffer, {
    application: isUnsure ? atBest : application,
    facts: noOutsideFacts(),
    policy,
    asOf,
  });
  if (shape === null || offer === null) return words.none;
  const say = isUnsure ? words.unsure : words.text;
  return say(inDollars(shape.most.amount), inPercent(offer.rate, 2));
};
