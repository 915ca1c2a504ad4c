import type { Person } from '#entities/values/person.ts';
import { summarySteps } from '#funnel/engine/summary-steps.ts';
import { answerRows } from '#web/funnel/step/answer-rows.ts';
import { questionWords } from '#web/funnel/step/question-words.ts';
import { loanFacts } from '#words/portal/loan-desk/facts.ts';
import { useLoan } from '../loan-context.ts';
import { Fact, Facts } from './fact-card.tsx';

/** Every page of the application as this applicant answered it, derived from the steps, so that no question is missing here. */
export const AllAnswers = ({ person }: { person: Person }) => {
  const { application, variant } = useLoan().file;
  return (
    <details>
      <summary>{loanFacts.borrowers.allAnswers}</summary>
      {summarySteps({ application, variant, person }).map((step) => {
        const words = questionWords(step.key);
        return (
          <section key={step.key}>
            <h3 className="heading-4">{words.label}</h3>
            <Facts>
              {answerRows(step, { application, person, words }).map(({ path, label, text }) => (
                <Fact key={path} name={label}>
                  {text}
                </Fact>
              ))}
            </Facts>
          </section>
        );
      })}
    </details>
  );
};
