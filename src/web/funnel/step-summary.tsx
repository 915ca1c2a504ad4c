import type { Step } from '#funnel/engine/define-step.ts';
import type { Field } from '#funnel/engine/field.ts';
import { isComplete } from '#funnel/engine/is-complete.ts';
import { Chip } from '#web/ui/chip.tsx';
import { questions } from '#words/en/questions.ts';
import { answerText } from './answer-text.ts';
import type { Current } from './funnel-data.ts';
import { type QuestionWords, questionWords, wordsPath } from './question-words.ts';
import styles from './summary-page.module.css';

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
        return value.flatMap((item, at) => rowsOf(item, { fields: field.item ?? [], words, prefix: `${path}.${at}.` }));
      }
      return [
        {
          path,
          label: words.fields[wordsPath(path)] ?? field.name,
          text: isEmpty(value) ? null : answerText(value, { field, path, words }),
        },
      ];
    });

/** One page of the application with its answers, and the way back to it. */
export const StepSummary = ({ step, current }: { step: Step; current: Current }) => {
  const { application, person } = current;
  const words = questionWords(step.key);
  const rows = rowsOf(step.read(application, person), { fields: step.fields, words, prefix: '' });
  return (
    <section className={styles.step}>
      <div className={styles.head}>
        <h2 className="heading-3">{words.label}</h2>
        {!isComplete(step, application, person) && <Chip tone="off">{questions.summary.open}</Chip>}
        <a className="no-print" href={step.path}>
          {questions.list.edit}
          <span className="visually-hidden"> {words.label}</span>
        </a>
      </div>
      <dl className="rows">
        {rows.map(({ path, label, text }) => (
          <div key={path}>
            <dt>{label}</dt>
            <dd className={text === null ? 'muted' : undefined}>{text ?? questions.summary.unanswered}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
};
