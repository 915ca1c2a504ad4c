import type { Application } from '#entities/application/application.ts';
import { type Day, laterOf } from '#entities/values/day.ts';
import { addBusinessDays } from '../calendar/business-days.ts';
import { liensThatStay } from '../eligibility/liens.ts';

/** Days between the copy, or the waiver, and account opening (12 CFR 1002.14(a)(1)). */
const DAYS_BEFORE_OPENING = 3;

const laterBy = (from: Day, count: number): Day => addBusinessDays({ from, count, kind: 'banking' });

export type LienStanding = 'first' | 'junior' | 'unknown';

/** Whether the line will be the first lien once the payoffs are made. The rule on valuations is for first liens. */
export const lienStanding = (
  application: Pick<Application, 'mortgages' | 'areMortgagesReviewed' | 'estimatedMortgageBalance'>,
): LienStanding => {
  const { total } = liensThatStay(application);
  return total === null ? 'unknown' : total === 0 ? 'first' : 'junior';
};

/** Mailed or sent electronically, a copy counts as received three business days later, or on the day it was opened if that is sooner. */
export const copyReceivedOn = ({ sentOn, openedOn }: { sentOn: Day; openedOn: Day | null }): Day => {
  const presumed = laterBy(sentOn, DAYS_BEFORE_OPENING);
  const seen = openedOn === null ? presumed : laterOf(openedOn, sentOn);
  return seen < presumed ? seen : presumed;
};

type Copies = { receivedOn: readonly (Day | null)[]; waivedOn: Day | null };

/**
 * The first day the account may be opened: three business days after everyone has the copy. With a waiver, three business days after the
 * waiver, and never before the copy. Null while a copy is not on its way.
 */
export const opensAfterCopies = ({ receivedOn, waivedOn }: Copies): Day | null => {
  const days = receivedOn.flatMap((on) => on ?? []);
  if (days.length < receivedOn.length) return null;
  const last = days.reduce<Day | null>((latest, on) => (latest === null ? on : laterOf(latest, on)), null);
  if (last === null) return null;
  const regular = laterBy(last, DAYS_BEFORE_OPENING);
  if (waivedOn === null) return regular;
  const waived = laterOf(laterBy(waivedOn, DAYS_BEFORE_OPENING), last);
  return waived < regular ? waived : regular;
};

/** For choosing a closing day while the copy is not sent: as if it were mailed that day. */
export const opensIfSent = (sentOn: Day): Day =>
  laterBy(copyReceivedOn({ sentOn, openedOn: null }), DAYS_BEFORE_OPENING);
