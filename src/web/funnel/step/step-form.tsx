import type { ComponentType, ReactNode } from 'react';
import type { Step, Within } from '#funnel/engine/define-step.ts';
import type { Field } from '#funnel/engine/field.ts';
import { focusFirstError } from '#web/ui/focus/focus-first-error.ts';
import { IconInfoCircle } from '#web/ui/icons.ts';
import type { Cautions } from '../application/cautions.ts';
import { isWide } from '../estimate/is-wide.ts';
import { entryName } from '../lists/entry-name.ts';
import { ErrorSummary } from './error-summary.tsx';
import { FieldInput } from './field-input.tsx';
import { type Question, QuestionContext } from './question-context.ts';
import type { QuestionWords } from './question-words.ts';
import styles from './step-form.module.css';
import type { Answers, useStepForm } from './use-step-form.ts';

/** A page or an entry of a list that arranges its fields itself. */
export type FieldsLayoutProps = {
  asked: readonly Field[];
  values: Answers;
  problems: Readonly<Record<string, string>>;
  renderField: (field: Field) => ReactNode;
  /** The path before the fields, where they belong to an entry of a list. */
  place?: string;
};

type Props = {
  id: string;
  step: Step;
  words: QuestionWords;
  answers: ReturnType<typeof useStepForm>;
  onSubmit: (values: Answers) => void;
  within: Within;
  /** A list entry whose form is to be opened. */
  openedEntry?: string | null;
  /** Fields the page asks elsewhere. */
  leftOut?: readonly string[];
  /** Messages below fields with a disqualifying answer. */
  cautions?: Cautions;
  layout?: ComponentType<FieldsLayoutProps> | undefined;
  entryLayouts?: Question['entryLayouts'];
  toldBefore?: Question['toldBefore'];
  children?: ReactNode;
};

/** Any step, from its fields alone. Enter submits; an error moves focus to its field. */
export const StepForm = ({
  id,
  step,
  words,
  answers,
  onSubmit,
  within,
  openedEntry = null,
  leftOut = [],
  cautions = {},
  layout: Layout,
  entryLayouts = {},
  toldBefore = {},
  children,
}: Props) => {
  const { form, problems, errorAt, checkEntry, change } = answers;
  const asked = step.fields.filter((field) => !leftOut.includes(field.name) && (field.isAsked?.(form.values) ?? true));
  const isOneAmount = asked.length === 1 && asked[0]?.kind === 'money';
  const renderField = (field: Field) => (
    <div key={field.name} data-wide={isWide(field)}>
      <FieldInput
        field={field}
        path={field.name}
        value={form.values[field.name]}
        onChange={(value) => change(field.name, value)}
        size={isOneAmount ? 'large' : 'normal'}
      />
      {cautions[field.name] !== undefined && (
        <p className={styles.caution} role="status">
          <IconInfoCircle size={20} stroke={1.75} aria-hidden />
          {cautions[field.name]}
        </p>
      )}
    </div>
  );
  return (
    <QuestionContext
      value={{
        ...{ FieldInput, words, problems, errorAt, checkEntry, openedEntry, entryLayouts, toldBefore },
        ...within,
      }}
    >
      <ErrorSummary
        problems={problems}
        entryAt={(path) => entryName(path, { fields: step.fields, words, values: form.values })}
      />
      <form
        id={id}
        className={`${styles.form} ${asked.length > 3 && Layout === undefined ? (styles.pairs ?? '') : ''}`}
        noValidate
        onSubmit={form.submit(onSubmit, focusFirstError)}
      >
        {Layout === undefined ? (
          asked.map(renderField)
        ) : (
          <Layout asked={asked} values={form.values} problems={problems} renderField={renderField} />
        )}
        {children}
      </form>
    </QuestionContext>
  );
};
