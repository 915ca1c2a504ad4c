import type { ReactNode } from 'react';
import type { Step } from '#funnel/engine/define-step.ts';
import { isComplete } from '#funnel/engine/is-complete.ts';
import { applicationRail } from '#funnel/flows.ts';
import { Link } from '#web/router/link.tsx';
import { useLocation } from '#web/router/navigation.tsx';
import { WindowFacade } from '#web/ui/house/window-facade.tsx';
import { WindowGlyph } from '#web/ui/house/window-glyph.tsx';
import { IconChevronDown } from '#web/ui/icons.ts';
import { ArrivalHeading } from '#web/ui/pages/arrival-heading.tsx';
import { checkAnswers as words } from '#words/funnel/check-answers.ts';
import { entryWords } from '#words/funnel/pages/entries.ts';
import type { Current } from '../../step/funnel-data.ts';
import { questionWords } from '../../step/question-words.ts';
import { isEditable, type Said, StepAnswers, StepSummary } from '../../step/step-summary.tsx';
import styles from './check-answers.module.css';
import { checkLine } from './check-line.ts';

type Props = { asked: readonly Step[]; current: Current; saidOf: (step: Step) => Said | null };

const isPart = ({ key }: Step): boolean => applicationRail.some((part) => part.key === key);

const stateOf = (step: Step, { application, person }: Current) =>
  isComplete(step, application, person) ? 'done' : 'todo';

type LineProps = { part: string; isDone: boolean; title: string; text: string; children: ReactNode };

/** Folded to its one line; the whole line opens it in place. */
const Line = ({ part, isDone, title, text, children }: LineProps) => (
  <details className={styles.line} data-part={part}>
    <summary>
      <WindowGlyph state={isDone ? 'done' : 'todo'} size={24} />
      <span>
        <strong>{title}</strong>
        <small>{text}</small>
      </span>
      <IconChevronDown className={styles.mark} size={20} stroke={1.75} aria-hidden />
    </summary>
    <div className={styles.open}>{children}</div>
  </details>
);

const Part = ({ step, current, saidOf }: Omit<Props, 'asked'> & { step: Step }) => {
  const { pathname } = useLocation();
  const { label } = questionWords(step.key);
  return (
    <li>
      <Line part={step.key} isDone={stateOf(step, current) === 'done'} title={label} text={checkLine(step, current)}>
        <StepAnswers step={step} current={current} said={saidOf(step)} />
      </Line>
      {isEditable(step, current) && (
        <Link className={`no-print ${styles.edit}`} to={step.path} state={{ returnTo: pathname }}>
          {entryWords.edit}
          <span className="visually-hidden"> {label}</span>
        </Link>
      )}
    </li>
  );
};

/** Everything before or after the nine parts, under one line. */
const Others = ({ name, asked, current, saidOf }: Props & { name: 'before' | 'after' }) =>
  asked.length === 0 ? null : (
    <li>
      <Line
        part={name}
        isDone={asked.every((step) => stateOf(step, current) === 'done')}
        title={words[name]}
        text={name === 'before' ? words.beforeText : words.afterText}
      >
        {asked.map((step) => (
          <StepSummary key={step.key} step={step} current={current} said={saidOf(step)} />
        ))}
      </Line>
    </li>
  );

export const CheckHeading = ({ asked, current }: Pick<Props, 'asked' | 'current'>) => {
  const parts = asked.filter(isPart);
  const states = parts.map((step) => stateOf(step, current));
  const done = states.filter((state) => state === 'done').length;
  return (
    <div className={styles.head}>
      <WindowFacade windows={states} label={words.facade(done, parts.length)} />
      <div>
        <ArrivalHeading>{words.title(current.application[current.person]?.firstName ?? null)}</ArrivalHeading>
        <p className="lede">{words.lede}</p>
      </div>
    </div>
  );
};

/** The nine parts in the order of the rail, each a line; then what was asked before and after them. */
export const CheckAnswers = ({ asked, ...about }: Props) => {
  const parts = applicationRail.flatMap(({ key }) => asked.find((step) => step.key === key) ?? []);
  const others = asked.filter((step) => !isPart(step));
  return (
    <ul className={styles.lines} aria-label={words.parts}>
      {parts.map((step) => (
        <Part key={step.key} step={step} {...about} />
      ))}
      <Others name="before" asked={others.filter(({ chapter }) => chapter !== null)} {...about} />
      <Others name="after" asked={others.filter(({ chapter }) => chapter === null)} {...about} />
    </ul>
  );
};
