import type { FieldsLayoutProps } from '../step/step-form.tsx';
import { StepView, type StepViewProps } from '../step/step-view.tsx';
import { declarationCautions } from './cautions.ts';
import { pageSections } from './page-sections.ts';
import { SectionedFields } from './sectioned-fields.tsx';

const Sections = (props: FieldsLayoutProps) => <SectionedFields {...props} sections={pageSections.application8} />;

/** Page 7: a disqualifying "yes" is flagged beside the question. */
export default function DeclarationsScreen(props: StepViewProps) {
  return <StepView {...props} cautionsOf={declarationCautions} layout={Sections} />;
}
