import { useEffect, useState } from 'react';
import type { Field } from '#funnel/engine/field.ts';
import { focusFirstError } from '#web/ui/focus/focus-first-error.ts';
import { WindowGlyph } from '#web/ui/house/window-glyph.tsx';
import { sections as words } from '#words/funnel/sections.ts';
import { useQuestion } from '../step/question-context.ts';
import { wordsPath } from '../step/question-words.ts';
import type { FieldsLayoutProps } from '../step/step-form.tsx';
import type { PageSection } from './page-sections.ts';
import { isLeftOpen, needsAnswer, sectionSource, sectionText, toldBeforeIn } from './section-text.ts';
import styles from './sectioned-fields.module.css';

type Shown = Omit<PageSection, 'fields'> & { fields: Field[] };

const namesOf = (sections: readonly Shown[]): string[] => sections.map(({ name }) => name);

/** Short sections opened one after another: answered ones fold to their values, one is open, the rest say how much they ask. */
export const SectionedFields = ({
  sections,
  asked,
  values,
  problems,
  renderField,
  place = '',
}: FieldsLayoutProps & { sections: readonly PageSection[] }) => {
  const question = useQuestion();
  // The sections of an entry stand below the entry's own heading.
  const Title = place === '' ? 'h2' : 'h4';
  const shown: Shown[] = sections.flatMap(({ fields, ...section }) => {
    const own = asked.filter((field) => fields.includes(field.name));
    return own.length === 0 ? [] : [{ ...section, fields: own }];
  });
  const isAnswered = ({ fields, until }: Shown): boolean =>
    !isLeftOpen(values, fields) && (until === undefined || values[until] === true);
  /** The heading says it already. */
  const isTitled = ({ name, fields: [only, ...others] }: Shown): boolean =>
    others.length === 0 && question.words.fields[wordsPath(`${place}${only?.name}`)] === words.titles[name];
  const left = namesOf(shown.filter((section) => !isAnswered(section)));
  const [open, setOpen] = useState<ReadonlySet<string>>(() => new Set(left.slice(0, 1)));
  const [wasLeft, setWasLeft] = useState<readonly string[]>(left);
  // What an answer just brought up, or emptied again, opens by itself.
  const fresh = left.filter((name) => !wasLeft.includes(name));
  if (fresh.length > 0 || wasLeft.some((name) => !left.includes(name))) {
    setWasLeft(left);
    if (fresh.length > 0) setOpen(new Set([...open, ...fresh]));
  }
  const isWrong = ({ fields }: Shown): boolean =>
    Object.keys(problems).some((path) =>
      fields.some(({ name }) => path === `${place}${name}` || path.startsWith(`${place}${name}.`)),
    );
  const wrong = namesOf(shown.filter(isWrong));
  const wrongNames = wrong.join(' ');
  // biome-ignore lint/correctness/useExhaustiveDependencies: a section with an error opens once, when the error appears
  useEffect(() => {
    if (wrong.length === 0) return;
    setOpen((before) => new Set([...before, ...wrong]));
    focusFirstError();
  }, [wrongNames]);
  const put = (name: string, isOpen: boolean) =>
    setOpen((before) => new Set(isOpen ? [...before, name] : [...before].filter((other) => other !== name)));
  const idOf = ({ name }: Shown): string => `section-${place}${name}`;
  const goTo = (from: Shown, to: Shown) => {
    setOpen((before) => new Set([...[...before].filter((name) => name !== from.name), to.name]));
    requestAnimationFrame(() => document.getElementById(idOf(to))?.focus());
  };
  const counted = shown.filter(({ fields }) => fields.some(needsAnswer));
  const answered = counted.filter(isAnswered);
  const about = { ...question, values, place };
  return (
    <div className={styles.sections} data-entry={place !== ''}>
      {counted.length > 1 && (
        <p className={styles.progress}>
          <span aria-hidden="true">
            {counted.map((section) => (
              <WindowGlyph
                key={section.name}
                state={isAnswered(section) ? 'done' : open.has(section.name) ? 'now' : 'todo'}
                size={20}
              />
            ))}
          </span>
          {words.progress(answered.length, counted.length)}
        </p>
      )}
      {shown.map((section, at) => {
        const isOpen = open.has(section.name);
        const text = sectionText(section.fields, about);
        const told = toldBeforeIn(section.fields, about);
        const isDone = isAnswered(section) && text !== '';
        const isSpare = isAnswered(section) && text === '';
        const next = [...shown.slice(at + 1), ...shown.slice(0, at)].find((other) => !isAnswered(other));
        return (
          <details
            key={section.name}
            className={styles.section}
            data-section={section.name}
            data-state={isOpen ? 'open' : isDone ? 'done' : 'todo'}
            data-answered={isDone || undefined}
            open={isOpen}
            onToggle={({ currentTarget }) => {
              if (currentTarget.open !== isOpen) put(section.name, currentTarget.open);
            }}
          >
            <summary id={idOf(section)}>
              <WindowGlyph state={isDone ? 'done' : isOpen ? 'now' : 'todo'} size={24} />
              <span>
                <Title className={styles.title}>{words.titles[section.name]}</Title>
                {!isOpen && isDone && (
                  <>
                    <small>{text}</small>
                    <small>{sectionSource(section.fields, about)}</small>
                  </>
                )}
                {!isOpen && isSpare && <small>{words.optional}</small>}
                {!isOpen && !isDone && !isSpare && <small>{words.todo(section.fields.length)}</small>}
              </span>
              {!isOpen && isDone && <span className={styles.edit}>{words.edit}</span>}
            </summary>
            {isOpen && told !== null && <p className={`small ${styles.told}`}>{told}</p>}
            <div className={styles.fields} data-titled={isTitled(section)}>
              {section.fields.map(renderField)}
            </div>
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
