import { Link, useLocation } from 'react-router';
import { maskedSsn } from '#entities/values/ssn.ts';
import type { Step } from '#funnel/engine/define-step.ts';
import type { Field } from '#funnel/engine/field.ts';
import { isComplete } from '#funnel/engine/is-complete.ts';
import { isSettledBySubmitting } from '#funnel/engine/progress.ts';
import { Chip } from '#web/ui/chip.tsx';
import { known } from '#words/funnel/known.ts';
import { lists } from '#words/funnel/lists.ts';
import { questions } from '#words/funnel/questions.ts';
import { momentText } from '#words/moments.ts';
import styles from '../screens/summary-page.module.css';
import { answerText } from './answer-text.ts';
import type { Current } from './funnel-data.ts';
import { type QuestionWords, questionWords, wordsPath } from './question-words.ts';

/** Staff and others by what they are, people by their name. */
const nameOf = (by: string, { application }: Current): string => {
  const { firstName, lastName } = (by === 'borrower' || by === 'coborrower' ? application[by] : null) ?? {};
  return [firstName, lastName].filter(Boolean).join(' ') || questions.summary.us;
};

type Row = { path: string; label: string; text: string | null };

const isEmpty = (value: unknown): boolean => value === null || value === undefined || value === '';

const rowsOf = (
  answers: Record<string, unknown>,
  { fields, words, prefix }: { fields: readonly Field[]; words: QuestionWords; prefix: string },
): Row[] =>
  fields
    .filter((field) => field.secret !== true && (field.isAsked?.(answers) ?? true))
    .flatMap((field) => {
      const path = `${prefix}${field.name}`;
      const value = answers[field.name];
      if (field.kind === 'list' && Array.isArray(value)) {
        return value.flatMap((item, at) => [
          { path: `${path}.${at}`, label: lists(path).untitled(at + 1), text: '' },
          ...rowsOf(item, { fields: field.item ?? [], words, prefix: `${path}.${at}.` }),
        ]);
      }
      return [
        {
          path,
          label: words.fields[wordsPath(path)] ?? field.name,
          text: isEmpty(value) ? null : answerText(value, { field, path, words }),
        },
      ];
    });

type Props = { step: Step; current: Current; said: { by: string; at: Date } | null };

/** One page of the application with its answers, who gave them and when, and the way back to it. */
export const StepSummary = ({ step, current, said }: Props) => {
  const { application, person } = current;
  const part = application[person];
  const words = questionWords(step.key);
  const { pathname } = useLocation();
  const isOpen = current.status !== 'applicationSubmitted' || !isSettledBySubmitting(step.key);
  const rows = rowsOf(step.read(application, person), { fields: step.fields, words, prefix: '' });
  return (
    <section className={styles.step}>
      <div className={styles.head}>
        <h2 className="heading-3">{words.label}</h2>
        {!isComplete(step, application, person) && <Chip tone="off">{questions.summary.incomplete}</Chip>}
        {isOpen && (
          <Link className="no-print" to={step.path} state={{ returnTo: pathname }}>
            {questions.list.edit}
            <span className="visually-hidden"> {words.label}</span>
          </Link>
        )}
      </div>
      <p className="small muted">{words.question}</p>
      {said !== null && (
        <p className="small muted">{questions.summary.said(nameOf(said.by, current), momentText(said.at))}</p>
      )}
      {step.keptApart && <p className="small">{questions.summary.keptApart}</p>}
      <dl className="rows">
        {step.fields.some(({ keptAs }) => keptAs === 'ssnLast4') && part?.ssnLast4 && (
          <div>
            <dt>{known.ssn}</dt>
            <dd className="figures">{maskedSsn(part.ssnLast4)}</dd>
          </div>
        )}
        {(step.keptApart ? [] : rows).map(({ path, label, text }) => (
          <div key={path}>
            <dt>{text === '' ? <strong>{label}</strong> : label}</dt>
            <dd className={text === null ? 'muted' : undefined}>{text ?? questions.summary.unanswered}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
};
