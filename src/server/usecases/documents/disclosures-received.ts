import { type Day, laterOf, toDay } from '#entities/values/day.ts';
import type { Person } from '#entities/values/person.ts';
import { arrivedOn } from '#rules/compliance/fee-hold.ts';
import type { Container } from '#server/container.ts';
import type { Reader } from '#server/db/connect.ts';
import { firstStart } from '#server/db/repos/loan/clocks.ts';
import { receiptsOf } from '#server/db/repos/loan/disclosure-receipts.ts';
import { deliveriesOf } from '#server/db/repos/loan/notice-deliveries.ts';

/** The day one applicant had the early disclosures and the brochure, on screen or by mail; null while one of them is missing. */
export const disclosuresReceivedOn = async (
  { clock }: Pick<Container, 'clock'>,
  db: Reader,
  { applicationId, person }: { applicationId: string; person: Person },
): Promise<Day | null> => {
  const receipts = await receiptsOf(db, { applicationId, person });
  const sent = (await deliveriesOf(db, applicationId)).filter((each) => each.person === person);
  // A receipt carries the real time, its clock the lender's day.
  const heldFrom = (await firstStart(db, { applicationId, kind: 'feeHold' })) ?? toDay('1970-01-01');
  const days = (['earlyDisclosures', 'brochure'] as const).map((name): Day | null => {
    const onScreen = receipts.find(({ paper }) => paper === name);
    const mailed = sent.find(({ kind, sentOn }) => kind === name && sentOn !== null);
    const seenOn = onScreen ? laterOf(clock.dayOf(onScreen.receivedAt), heldFrom) : null;
    const readOn = mailed ? arrivedOn(mailed) : null;
    if (seenOn === null || readOn === null) return seenOn ?? readOn;
    return seenOn < readOn ? seenOn : readOn;
  });
  return days.reduce((last, each) => (last === null || each === null ? null : laterOf(last, each)));
};
