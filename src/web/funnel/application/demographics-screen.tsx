import { Notice } from '#web/ui/notice.tsx';
import { known } from '#words/funnel/known.ts';
import type { FieldsLayoutProps } from '../step/step-form.tsx';
import { type BesideProps, StepView, type StepViewProps } from '../step/step-view.tsx';
import styles from './known-facts.module.css';
import { pageSections } from './page-sections.ts';
import { SectionedFields } from './sectioned-fields.tsx';

const words = known.demographics;

/** Once given, the answers are hidden; they can be given again, never read. */
const Answered = ({ draft, change }: BesideProps) => (
  <div className={styles.plain}>
    <p className="small">{words.law}</p>
    {draft.hasAnswered === true && (
      <Notice tone="info" title={words.answered}>
        {words.answeredText}{' '}
        <button className="link-button" type="button" onClick={() => change('hasAnswered', null)}>
          {words.again}
        </button>
      </Notice>
    )}
  </div>
);

const Sections = (props: FieldsLayoutProps) => <SectionedFields {...props} sections={pageSections.application7} />;

export default function DemographicsScreen(props: StepViewProps) {
  return <StepView {...props} above={Answered} layout={Sections} />;
}
