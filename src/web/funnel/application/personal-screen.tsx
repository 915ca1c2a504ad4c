import { type BesideProps, StepView, type StepViewProps } from '../step/step-view.tsx';
import { AfterPapers } from './early-disclosures-screen.tsx';
import { KnownIdentity } from './known-identity.tsx';

const Known = ({ application, person }: BesideProps) => <KnownIdentity application={application} person={person} />;

/** Page 1: the disclosures come first; answers from the credit check are shown, not asked again. */
export default function PersonalScreen(props: StepViewProps) {
  return (
    <AfterPapers>
      <StepView {...props} above={Known} />
    </AfterPapers>
  );
}
