import { DocumentList } from '../documents/document-list.tsx';
import { StepView, type StepViewProps } from '../step/step-view.tsx';

const WholeList = () => <DocumentList isFinal />;

/** Documents are uploaded one by one above the form, which only confirms that this is all for now. */
export default function IncomeDocumentsScreen({ step }: StepViewProps) {
  return <StepView step={step} notice={WholeList} />;
}
