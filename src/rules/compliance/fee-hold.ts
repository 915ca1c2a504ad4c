import type { Day } from '#entities/values/day.ts';
import { addBusinessDays } from '../calendar/business-days.ts';
import { daysFor, dueDay } from './clocks.ts';

/** Disclosures sent by mail count as received this many business days later (12 CFR 1026.40(h)). */
export const receivedByMail = (mailedOn: Day): Day =>
  addBusinessDays({ from: mailedOn, count: daysFor('feeHold'), kind: 'banking' });

/** The day a notice counts as received; null while it is not sent. */
export const arrivedOn = ({ channel, sentOn }: { channel: 'email' | 'post'; sentOn: Day | null }): Day | null =>
  sentOn === null || channel === 'email' ? sentOn : receivedByMail(sentOn);

/**
 * 12 CFR 1026.40(h): no nonrefundable fee until three business days after each borrower received the disclosures and the brochure.
 * A borrower without them keeps the hold.
 */
export const isFeeHeld = (receivedOn: readonly (Day | null)[], asOf: Day): boolean =>
  receivedOn.length === 0 || receivedOn.some((on) => on === null || asOf <= dueDay('feeHold', on));
