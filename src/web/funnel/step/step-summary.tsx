import { fullName } from '#entities/text/full-name.ts';
import { maskedSsn } from '#entities/values/ssn.ts';
import { isReachable } from '#funnel/engine/decide-page.ts';
import type { Step } from '#funnel/engine/define-step.ts';
import { isComplete } from '#funnel/engine/is-complete.ts';
import { Link } from '#web/router/link.tsx';
import { useLocation } from '#web/router/navigation.tsx';
import { Chip } from '#web/ui/chip.tsx';
import { known } from '#words/funnel/known.ts';
import { entryWords } from '#words/funnel/pages/entries.ts';
import { applicationSummary } from '#words/funnel/pages/summary.ts';
import { momentText } from '#words/moments.ts';
import styles from '../screens/summary-page.module.css';
import { answerRows } from './answers/answer-rows.ts';
import { type Current, recordOf } from './funnel-data.ts';
import { questionWords } from './question-words.ts';

/** Staff and others by role, applicants by name. */
const nameOf = (by: string, { application }: Current): string => {
  const { firstName, lastName } = (by === 'borrower' || by === 'coborrower' ? application[by] : null) ?? {};
  return fullName({ firstName, lastName }) || applicationSummary.us;
};

/** Linked only where the page opens and takes a changed answer. */
export const isEditable = (step: Step, current: Current): boolean =>
  isReachable(step.path, { standing: current, record: { kind: 'loaded', record: recordOf(current) } });

export type Said = { by: string; at: Date };
type Props = { step: Step; current: Current; said: Said | null };

/** The question, who answered it when, and the answers. */
export const StepAnswers = ({ step, current, said }: Props) => {
  const { application, person } = current;
  const part = application[person];
  const words = questionWords(step.key);
  const rows = answerRows(step, { application, person, words });
  return (
    <>
      <p className="small muted">{words.question}</p>
      {said !== null && (
        <p className="small muted">{applicationSummary.said(nameOf(said.by, current), momentText(said.at))}</p>
      )}
      {step.storedSeparately && <p className="small">{applicationSummary.keptApart}</p>}
      <dl className="rows">
        {step.fields.some(({ keptAs }) => keptAs === 'ssnLast4') && part?.ssnLast4 && (
          <div>
            <dt>{known.ssn}</dt>
            <dd className="nowrap">{maskedSsn(part.ssnLast4)}</dd>
          </div>
        )}
        {rows.map(({ path, label, text }) => (
          <div key={path}>
            <dt>{text === '' ? <strong>{label}</strong> : label}</dt>
            <dd className={text === null ? 'muted' : undefined}>{text ?? applicationSummary.unanswered}</dd>
          </div>
        ))}
      </dl>
    </>
  );
};

/** One page of the application with its answers, their author and date, and a link back to it. */
export const StepSummary = ({ step, current, said }: Props) => {
  const { application, person } = current;
  const words = questionWords(step.key);
  const { pathname } = useLocation();
  return (
    <section className={styles.step}>
      <div className={styles.head}>
        <h2 className="heading-3">{words.label}</h2>
        {!isComplete(step, application, person) && <Chip tone="off">{applicationSummary.incomplete}</Chip>}
        {isEditable(step, current) && (
          <Link className="no-print" to={step.path} state={{ returnTo: pathname }}>
            {entryWords.edit}
            <span className="visually-hidden"> {words.label}</span>
          </Link>
        )}
      </div>
      <StepAnswers step={step} current={current} said={said} />
    </section>
  );
};
