import type { LoanHub } from '#entities/contract/loan-hub.ts';
import { weekdayOf } from '#entities/values/day.ts';
import { inFullDate, inList } from '#words/figures.ts';
import { hubWords } from '#words/loan/hub.ts';

const words = hubWords.closing;

/** What there is to say about the signing now; null before one is booked, and once the line is open. */
export const signingText = ({
  signing,
  closing,
}: Pick<LoanHub, 'signing' | 'closing'>): { title: string; text: string; isNow: boolean } | null => {
  const { standing, isSigned, waitsFor } = signing;
  if (standing === 'closed' || standing === 'notBooked') return null;
  if (isSigned)
    return waitsFor.length === 0 ? null : { title: words.signed, text: words.waitsFor(inList(waitsFor)), isNow: false };
  if (standing === 'open') return { title: words.now, text: words.nowText, isNow: true };
  const { appointmentOn, place } = closing;
  if (appointmentOn === null) return null;
  const day = inFullDate(appointmentOn, weekdayOf(appointmentOn));
  if (standing === 'conditionsOpen' || standing === 'notApproved' || standing === 'waiting')
    return { title: words.booked(day), text: words[standing], isNow: false };
  if (standing === 'valuationWait') return { title: words.booked(day), text: words.waiting, isNow: false };
  if (standing === 'checkInNeeded') return { title: words.today, text: words.checkIn, isNow: false };
  return { title: words.booked(day), text: words.before[place ?? 'online'], isNow: false };
};
