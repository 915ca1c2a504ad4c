import { Link, useLocation } from 'react-router';
import { steps } from '#funnel/steps.ts';
import { hubWords } from '#words/en/hub.ts';
import { shell } from '#words/en/shell.ts';
import { useFunnelData } from './funnel-data.ts';
import { screens } from './screens.ts';
import { StepView } from './step-view.tsx';
import styles from './submitted-screen.module.css';

const parts = {
  identity: steps.identityVerification,
  account: steps.loanDisbursement,
  sign: steps.disclosures,
} as const;

const partOf = (pathname: string) => {
  const name = pathname.split('/').at(-1);
  return name === 'identity' || name === 'account' || name === 'sign' ? parts[name] : null;
};

export const meta = () => [{ title: shell.title(hubWords.tracker.label) }];

/** A page of the funnel that is still open after submitting: it opens inside the hub, where the guard keeps people. */
export default function HubPartPage() {
  const { pathname } = useLocation();
  const { state } = useFunnelData();
  const step = partOf(pathname);
  if (step === null) throw new Response(null, { status: 404 });
  const Screen = screens[step.key] ?? StepView;
  return (
    <>
      <p className={`wrap ${styles.back}`}>
        <Link to={steps.applicationSubmitted.path}>{hubWords.parts.back}</Link>
      </p>
      <Screen key={`${step.key}-${state}`} step={step} />
    </>
  );
}
