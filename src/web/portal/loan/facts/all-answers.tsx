import { lazy, Suspense, useState } from 'react';
import type { Person } from '#entities/values/person.ts';
import type { Step } from '#funnel/engine/define-step.ts';
import { summarySteps } from '#funnel/engine/summary-steps.ts';
import { isCorrectable } from '#funnel/is-correctable.ts';
import { isOver } from '#rules/stage/loan-end.ts';
import { answerRows } from '#web/funnel/step/answers/answer-rows.ts';
import { questionWords } from '#web/funnel/step/question-words.ts';
import { SkeletonLines } from '#web/ui/pages/skeleton-lines.tsx';
import { correctionDesk } from '#words/portal/loan-desk/corrections.ts';
import { loanFacts } from '#words/portal/loan-desk/facts.ts';
import { shell } from '#words/shell.ts';
import { useLoan } from '../loan-context.ts';
import { Fact, Facts } from './fact-card.tsx';

const CorrectAnswer = lazy(() => import('./correct-answer.tsx'));

const Page = ({ step, person }: { step: Step; person: Person }) => {
  const { file, can } = useLoan();
  const { application, end, status } = file;
  const [isOpen, setIsOpen] = useState(false);
  const [told, setTold] = useState<string | null>(null);
  const words = questionWords(step.key);
  const isOpenToStaff = status === 'applicationSubmitted' && application.closing.accountOpenedOn === null;
  const mayCorrect = can('workLoan') && isOpenToStaff && !isOver(end) && isCorrectable(step);
  if (isOpen)
    return (
      <section aria-label={correctionDesk.form(words.label)}>
        <h3 className="heading-4">{correctionDesk.form(words.label)}</h3>
        <Suspense fallback={<SkeletonLines text={shell.loading} />}>
          <CorrectAnswer
            step={step}
            person={person}
            onDone={(text) => {
              setIsOpen(false);
              setTold(text);
            }}
          />
        </Suspense>
      </section>
    );
  return (
    <section>
      <h3 className="heading-4">{words.label}</h3>
      <Facts>
        {answerRows(step, { application, person, words }).map(({ path, label, text }) => (
          <Fact key={path} name={label}>
            {text}
          </Fact>
        ))}
      </Facts>
      {mayCorrect && (
        <button className="button button-quiet button-dense" type="button" onClick={() => setIsOpen(true)}>
          {correctionDesk.correct}
          <span className="visually-hidden"> {words.label}</span>
        </button>
      )}
      <span role="status">{told}</span>
    </section>
  );
};

/** Every page of the application as this applicant answered it, derived from the steps, so that no question is missing here. */
export const AllAnswers = ({ person }: { person: Person }) => {
  const { application, variant } = useLoan().file;
  return (
    <details>
      <summary>{loanFacts.borrowers.allAnswers}</summary>
      {summarySteps({ application, variant, person }).map((step) => (
        <Page key={step.key} step={step} person={person} />
      ))}
    </details>
  );
};
