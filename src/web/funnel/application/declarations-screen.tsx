import { StepView, type StepViewProps } from '../step/step-view.tsx';
import { declarationCautions } from './cautions.ts';

/** Page 7: a disqualifying "yes" is flagged beside the question. */
export default function DeclarationsScreen(props: StepViewProps) {
  return <StepView {...props} cautionsOf={declarationCautions} />;
}
