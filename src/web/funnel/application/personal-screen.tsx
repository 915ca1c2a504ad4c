import { steps } from '#funnel/steps.ts';
import type { FieldsLayoutProps } from '../step/step-form.tsx';
import { type BesideProps, StepView, type StepViewProps } from '../step/step-view.tsx';
import { AfterPapers } from './early-disclosures-screen.tsx';
import { KnownIdentity } from './known-identity.tsx';
import { pageSections } from './page-sections.ts';
import { SectionedFields } from './sectioned-fields.tsx';
import { useHomeRecord } from './use-home-record.ts';

const Known = ({ application, person }: BesideProps) => <KnownIdentity application={application} person={person} />;

const Sections = (props: FieldsLayoutProps) => <SectionedFields {...props} sections={pageSections.application} />;

/** Page 1: the disclosures come first; answers from before the offer are shown, not asked again. */
export default function PersonalScreen(props: StepViewProps) {
  useHomeRecord(steps.application3);
  return (
    <AfterPapers>
      <StepView {...props} above={Known} layout={Sections} />
    </AfterPapers>
  );
}
