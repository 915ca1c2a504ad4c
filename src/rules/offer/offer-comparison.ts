import { z } from 'zod';
import { day } from '#entities/values/day.ts';
import { cents, dollars } from '#entities/values/money.ts';
import { basisPoints } from '#entities/values/percent.ts';
import { type Decision, decisionFigures } from '../decision/decision.ts';
import { chosenOffer } from './chosen-offer.ts';
import { highestPayment } from './offer.ts';

const { value, liens, dti, dtiLimit, cltvCap } = decisionFigures.shape;

/** An offer's arithmetic down to the payments, all on the most that can be chosen; nothing of anybody's credit file. */
export const offerSide = z.object({
  value,
  limit: cltvCap,
  liens,
  most: dollars.nullable(),
  rate: basisPoints.nullable(),
  paymentNow: cents.nullable(),
  paymentAfterDraw: cents.nullable(),
  highestPayment: cents.nullable(),
  dti,
  dtiLimit,
});
export type OfferSide = z.infer<typeof offerSide>;

/** From the decision an offer was made by, without the borrower's choices. */
export const offerSideOf = (decision: Decision): OfferSide => {
  const { figures, maxLine } = decision;
  const usual = chosenOffer(decision);
  return {
    value: figures.value,
    limit: figures.cltvCap,
    liens: figures.liens,
    most: maxLine?.amount ?? null,
    rate: usual?.rate ?? null,
    paymentNow: usual?.payments.now ?? null,
    paymentAfterDraw: usual?.payments.afterDraw ?? null,
    highestPayment: usual && highestPayment(usual.payments),
    dti: figures.dti,
    dtiLimit: figures.dtiLimit,
  };
};

/** The offer people had beside the one they have. */
export const offerComparison = z.object({
  /** Whether somebody joined between the two. */
  event: z.enum(['joined', 'other']),
  changedOn: day,
  before: offerSide,
  /** The line chosen from the earlier offer; null where none was. */
  picked: dollars.nullable(),
  /** The last day of the earlier offer. */
  beforeUntil: day,
  /** Null where no line is offered any more. */
  after: offerSide.nullable(),
});
export type OfferComparison = z.infer<typeof offerComparison>;
