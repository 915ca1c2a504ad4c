import type { LoanHub } from '#entities/contract/loan-hub.ts';
import { steps } from '#funnel/steps.ts';
import { Link } from '#web/router/link.tsx';
import { IconCircleCheck, IconClock, IconPencil } from '#web/ui/icons.ts';
import { hubWords } from '#words/loan/hub.ts';
import styles from './hub-signing.module.css';
import { signingText } from './signing-text.ts';

const words = hubWords.closing;

/** The closing, from the booked appointment to the last signature: the items it waits for, and the button on the day. */
export const HubSigning = ({ hub }: { hub: LoanHub }) => {
  const said = signingText(hub);
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
