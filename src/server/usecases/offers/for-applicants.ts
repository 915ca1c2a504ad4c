import type { Application } from '#entities/application/application.ts';
import type { OfferChange } from '#rules/offer/offer-changes.ts';

/** Applicants never see each other's score: with two, only the fact that the credit files changed is disclosed. */
export const forApplicants = (
  changes: OfferChange[],
  { coborrower }: Pick<Application, 'coborrower'>,
): OfferChange[] =>
  coborrower === null
    ? changes
    : changes.map((change) => (change.what === 'score' ? { ...change, before: null, after: null } : change));
