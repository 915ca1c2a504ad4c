import type { Step } from '#funnel/engine/define-step.ts';
import { flows } from '#funnel/flows.ts';
import { isInApplication } from '#funnel/is-in-application.ts';
import { Link } from '#web/router/link.tsx';
import { otherPerson as words } from '#words/funnel/pages/other-person.ts';
import { useFunnelData } from './funnel-data.ts';
import styles from './person-tabs.module.css';
import { useOtherPerson } from './use-other-person.ts';

/** The other applicant and their progress. Each answers for themselves, so the other's name is no link. */
const Tabs = ({ own, partner, askedOn }: { own: string; partner: string; askedOn: string }) => {
  const { other } = useOtherPerson();
  if (other === null) return null;
  // Until it is known how far they are, their place is kept: the page below does not move.
  const { firstName, state } = other ?? { firstName: partner, state: 'invited' };
  const name = firstName ?? '';
  const isGone = state === 'declined' || state === 'left';
  return (
    <div className={styles.tabs} data-known={other !== undefined}>
      <ul aria-label={words.tabs}>
        <li aria-current="true">{own}</li>
        <li>
          {name} <span className={`chip chip-${isGone ? 'warn' : 'wait'}`}>{words.states[state]}</span>
        </li>
      </ul>
      {isGone && (
        <p className="small">
          <Link to={askedOn}>{words.decide(name)}</Link>
        </p>
      )}
      {other?.state === 'working' && <p className="small muted">{words.carryOn(name)}</p>}
    </div>
  );
};

export const PersonTabs = ({ step }: { step: Step }) => {
  const { state, current } = useFunnelData();
  if (state === 'loading' || !isInApplication(step) || !current?.application.coborrower) return null;
  const askedOn = flows[current.variant].steps.find(({ screen }) => screen === 'coborrower')?.path ?? step.path;
  const { borrower, coborrower } = current.application;
  const [own, partner] = current.person === 'borrower' ? [borrower, coborrower] : [coborrower, borrower];
  return <Tabs own={own.firstName ?? ''} partner={partner.firstName ?? ''} askedOn={askedOn} />;
};
