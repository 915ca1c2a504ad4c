import type { LoanHub } from '#entities/contract/loan-hub.ts';
import { weekdayOf } from '#entities/values/day.ts';
import { steps } from '#funnel/steps.ts';
import { Link } from '#web/router/link.tsx';
import { IconCircleCheck, IconClock, IconPencil } from '#web/ui/icons.ts';
import { inFullDate, inList } from '#words/figures.ts';
import { hubWords } from '#words/loan/hub.ts';
import styles from './hub-signing.module.css';

const words = hubWords.closing;

const textOf = ({ signing, closing }: LoanHub): { title: string; text: string; isNow: boolean } | null => {
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

/** The closing, from the booked appointment to the last signature: the items it waits for, and the button on the day. */
export const HubSigning = ({ hub }: { hub: LoanHub }) => {
  const said = textOf(hub);
  if (said === null) return null;
  const Icon = said.isNow ? IconPencil : hub.signing.isSigned ? IconCircleCheck : IconClock;
  return (
    <section className={`card ${styles.card} ${said.isNow ? styles.now : ''}`} aria-labelledby="closing">
      <Icon size={24} stroke={1.75} aria-hidden />
      <div>
        <h2 className="heading-4" id="closing">
          {said.title}
        </h2>
        <p className={styles.text}>{said.text}</p>
      </div>
      {said.isNow && (
        <Link className="button button-primary" to={`${steps.applicationSubmitted.path}/closing`}>
          {words.sign}
        </Link>
      )}
    </section>
  );
};
