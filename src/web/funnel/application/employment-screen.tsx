import { lazy, Suspense, useState } from 'react';
import type { Day } from '#entities/values/day.ts';
import { toDollars } from '#entities/values/money.ts';
import { applicantPart } from '#funnel/engine/applicant-part.ts';
import type { Within } from '#funnel/engine/define-step.ts';
import { LongTextField } from '#web/ui/fields/text-field.tsx';
import { IconAlertTriangle, IconPlus } from '#web/ui/icons.ts';
import { inDollars } from '#words/figures.ts';
import { employment as words } from '#words/funnel/employment.ts';
import { lenderToday } from '../estimate/lender-day.ts';
import { listItems } from '../lists/list-items.ts';
import type { Question } from '../step/question-context.ts';
import type { FieldsLayoutProps } from '../step/step-form.tsx';
import { type BesideProps, StepView, type StepViewProps } from '../step/step-view.tsx';
import styles from './employment-screen.module.css';
import { entrySections, pageSections } from './page-sections.ts';
import { SectionedFields } from './sectioned-fields.tsx';
import { TimelineView } from './timeline-view.tsx';
import { datedJobs, workTimeline } from './work-timeline.ts';

/** The two-year chart, the live gap rule, and the explanation requested at the gap. */
const TwoYears = ({ draft, change, errorAt, openEntry }: BesideProps) => {
  const asOf = lenderToday();
  const items = listItems(draft.employments);
  const timeline = workTimeline(items, asOf);
  const note = draft.gapExplanation;
  const [isExplaining, setIsExplaining] = useState(false);
  if (draft.isEmployed === null) return null;
  // Until the first job has dates there is no gap to report, and no continuing without one.
  if (draft.isEmployed === true && datedJobs(items).length === 0) return null;
  const addMissed = ({ from, to }: { from: Day; to: Day }) => {
    const missed = { id: crypto.randomUUID(), startDate: from, endDate: to, isCurrent: false };
    change('isEmployed', true);
    change('employments', [...items, missed]);
    openEntry(missed.id);
  };
  const hasGap = timeline.gaps.length > 0;
  return (
    <section className={`card ${styles.years}`} aria-label={words.title}>
      <div className={styles.head}>
        <h2 className="heading-3">{words.title}</h2>
        <span className="muted small" role="status">
          {words.covered(timeline.coveredMonths)}
        </span>
      </div>
      <TimelineView timeline={timeline} />
      {timeline.gaps.map((gap) => (
        <div key={gap.from} className={`note note-warn ${styles.gap}`}>
          <IconAlertTriangle size={20} stroke={1.75} aria-hidden />
          <div>
            <strong>{words.notCovered(gap)}</strong>
            <p>{note ? words.explained : words.gapText}</p>
            <p className={styles.ways}>
              <button
                className="button button-secondary button-small"
                type="button"
                aria-expanded={isExplaining || Boolean(note)}
                onClick={() => setIsExplaining(true)}
              >
                {note ? words.changeExplanation : words.explain}
              </button>
              <button className="button button-quiet button-small" type="button" onClick={() => addMissed(gap)}>
                <IconPlus size={18} stroke={1.75} aria-hidden />
                {words.addMissed}
              </button>
            </p>
          </div>
        </div>
      ))}
      {hasGap && (isExplaining || Boolean(note)) && (
        <div className={styles.explanation}>
          <LongTextField
            id="gapExplanation"
            label={words.explanation}
            hint={words.explanationHint}
            isOptional
            value={note}
            error={errorAt('gapExplanation')}
            onChange={(value) => change('gapExplanation', value === '' ? null : value)}
          />
        </div>
      )}
      {hasGap && !note && <p className={`muted small ${styles.explanation}`}>{words.toDo}</p>}
    </section>
  );
};

/** Loaded once a job is to be entered: the page itself does not wait for it. */
const PayrollFirst = lazy(() => import('./payroll-first.tsx'));

const Above = (props: BesideProps) => {
  // Back from the payroll service, its record fills the page, whatever was answered before.
  const [isBack] = useState(() => window.location.search.includes('back='));
  return (
    <>
      {(isBack || props.draft.isEmployed === true) && (
        <Suspense fallback={null}>
          <PayrollFirst {...props} />
        </Suspense>
      )}
      <TwoYears {...props} />
    </>
  );
};

const Sections = (props: FieldsLayoutProps) => <SectionedFields {...props} sections={pageSections.application5} />;

const entryLayouts = {
  employments: (props: FieldsLayoutProps) => <SectionedFields {...props} sections={entrySections.employments} />,
};

/** A yearly income told before the offer is the first job's pay, until the applicant says otherwise. */
const toldBefore = ({ application, person }: Within): Question['toldBefore'] => {
  const { annualIncome, isSelfEmployed } = applicantPart(application, person);
  if (annualIncome === null || annualIncome === 0 || isSelfEmployed === true) return {};
  const base = toDollars(Math.round(annualIncome / 12));
  return { employments: { start: { base }, said: words.toldBefore(inDollars(annualIncome)) } };
};

/** Page 4: two years of work. A job is entered section by section. */
export default function EmploymentScreen(props: StepViewProps) {
  return (
    <StepView
      {...props}
      above={Above}
      leftOut={['gapExplanation']}
      layout={Sections}
      entryLayouts={entryLayouts}
      toldBefore={toldBefore}
    />
  );
}
