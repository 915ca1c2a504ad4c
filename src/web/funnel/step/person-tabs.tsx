import type { Step } from '#funnel/engine/define-step.ts';
import { flows } from '#funnel/flows.ts';
import { Link } from '#web/router/link.tsx';
import { otherPerson as words } from '#words/funnel/pages/other-person.ts';
import { useFunnelData } from './funnel-data.ts';
import styles from './person-tabs.module.css';
import { useOtherPerson } from './use-other-person.ts';

/** The other applicant and their progress. Each answers for themselves, so the other's name is no link. */
const Tabs = ({ own, askedOn }: { own: string; askedOn: string }) => {
  const { other } = useOtherPerson();
  if (!other) return null;
  const name = other.firstName ?? '';
  const isGone = other.state === 'declined' || other.state === 'left';
  return (
    <div className={styles.tabs}>
      <ul aria-label={words.tabs}>
        <li aria-current="true">{own}</li>
        <li>
          {name} <span className={`chip chip-${isGone ? 'warn' : 'wait'}`}>{words.states[other.state]}</span>
        </li>
      </ul>
      {isGone && (
        <p className="small">
          <Link to={askedOn}>{words.decide(name)}</Link>
        </p>
      )}
      {other.state === 'working' && <p className="small muted">{words.carryOn(name)}</p>}
    </div>
  );
};

export const PersonTabs = ({ step }: { step: Step }) => {
  const { current } = useFunnelData();
  if (!step.path.startsWith('/app/application/') || !current?.application.coborrower) return null;
  const askedOn = flows[current.variant].steps.find(({ screen }) => screen === 'coborrower')?.path ?? step.path;
  return <Tabs own={current.application[current.person]?.firstName ?? ''} askedOn={askedOn} />;
};
