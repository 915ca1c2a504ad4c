import { useEffect, useState } from 'react';
import type { Field } from '#funnel/engine/field.ts';
import { missingAnswers } from '#funnel/engine/relevant-answers.ts';
import { focusFirstError } from '#web/ui/focus/focus-first-error.ts';
import { WindowGlyph } from '#web/ui/house/window-glyph.tsx';
import { sections as words } from '#words/funnel/sections.ts';
import { answerText } from '../step/answer-text.ts';
import type { FieldsLayoutProps } from '../step/step-form.tsx';
import type { PageSection } from './page-sections.ts';
import styles from './sectioned-fields.module.css';

type Shown = Omit<PageSection, 'fields'> & { fields: Field[] };

const isEmpty = (value: unknown): boolean =>
  value === null || value === undefined || value === '' || (Array.isArray(value) && value.length === 0);

/** Short sections opened one after another: answered ones fold to their values, one is open, the rest say how much they ask. */
export const SectionedFields = ({
  sections,
  asked,
  values,
  problems,
  words: pageWords,
  renderField,
}: FieldsLayoutProps & { sections: readonly PageSection[] }) => {
  const shown: Shown[] = sections.flatMap(({ name, fields }) => {
    const own = asked.filter((field) => fields.includes(field.name));
    return own.length === 0 ? [] : [{ name, fields: own }];
  });
  const isAnswered = ({ fields }: Shown): boolean => missingAnswers(values, fields).length === 0;
  const [open, setOpen] = useState<ReadonlySet<string>>(() => {
    const first = shown.find((section) => !isAnswered(section));
    return new Set(first === undefined ? [] : [first.name]);
  });
  const isWrong = ({ fields }: Shown): boolean =>
    Object.keys(problems).some((path) => fields.some(({ name }) => path === name || path.startsWith(`${name}.`)));
  const wrong = shown.filter(isWrong).map(({ name }) => name);
  const wrongNames = wrong.join(' ');
  // biome-ignore lint/correctness/useExhaustiveDependencies: a section with an error opens once, when the error appears
  useEffect(() => {
    if (wrong.length === 0) return;
    setOpen((before) => new Set([...before, ...wrong]));
    focusFirstError();
  }, [wrongNames]);
  const put = (name: string, isOpen: boolean) =>
    setOpen((before) => new Set(isOpen ? [...before, name] : [...before].filter((other) => other !== name)));
  const goTo = (from: Shown, to: Shown) => {
    setOpen((before) => new Set([...[...before].filter((name) => name !== from.name), to.name]));
    requestAnimationFrame(() => document.getElementById(`section-${to.name}`)?.focus());
  };
  const answered = shown.filter(isAnswered).length;
  const valueText = ({ fields }: Shown): string =>
    fields
      .filter(({ name, secret }) => secret !== true && !isEmpty(values[name]))
      .map((field) =>
        field.kind === 'yesNo'
          ? `${pageWords.fields[field.name] ?? ''} ${answerText(values[field.name], { field, path: field.name, words: pageWords })}`
          : answerText(values[field.name], { field, path: field.name, words: pageWords }),
      )
      .join(' · ');
  return (
    <div className={styles.sections}>
      <p className={styles.progress}>
        <span aria-hidden="true">
          {shown.map((section) => (
            <WindowGlyph
              key={section.name}
              state={isAnswered(section) ? 'done' : open.has(section.name) ? 'now' : 'todo'}
              size={20}
            />
          ))}
        </span>
        {words.progress(answered, shown.length)}
      </p>
      {shown.map((section, at) => {
        const isOpen = open.has(section.name);
        const isDone = isAnswered(section);
        const next = [...shown.slice(at + 1), ...shown.slice(0, at)].find((other) => !isAnswered(other));
        return (
          <details
            key={section.name}
            className={styles.section}
            data-section={section.name}
            data-state={isOpen ? 'open' : isDone ? 'done' : 'todo'}
            open={isOpen}
            onToggle={({ currentTarget }) => {
              if (currentTarget.open !== isOpen) put(section.name, currentTarget.open);
            }}
          >
            <summary id={`section-${section.name}`}>
              <WindowGlyph state={isDone ? 'done' : isOpen ? 'now' : 'todo'} size={24} />
              <span>
                <strong>{words.titles[section.name]}</strong>
                {!isOpen && isDone && (
                  <>
                    <small>{valueText(section)}</small>
                    <small>{words.fromYou}</small>
                  </>
                )}
                {!isOpen && !isDone && <small>{words.todo(section.fields.length)}</small>}
              </span>
              {!isOpen && isDone && <span className={styles.edit}>{words.edit}</span>}
            </summary>
            <div className={styles.fields}>{section.fields.map(renderField)}</div>
            {next !== undefined && (
              <button className="button button-secondary" type="button" onClick={() => goTo(section, next)}>
                {words.next(words.titles[next.name])}
              </button>
            )}
          </details>
        );
      })}
    </div>
  );
};
