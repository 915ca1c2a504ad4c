import { useQuery } from '@tanstack/react-query';
import type { Person } from '#entities/values/person.ts';
import { steps } from '#funnel/steps.ts';
import { useTRPC } from '#web/api-client/api.ts';
import { changedAnswers } from '#web/funnel/step/answers/changed-answers.ts';
import { questionWords, stepKeyOf } from '#web/funnel/step/question-words.ts';
import { Chip } from '#web/ui/chip.tsx';
import { momentText } from '#words/moments.ts';
import { correctionDesk as words } from '#words/portal/loan-desk/corrections.ts';
import { loanFacts } from '#words/portal/loan-desk/facts.ts';
import { useLoan } from '../loan-context.ts';
import card from './fact-card.module.css';
import { Fact, Facts } from './fact-card.tsx';

const tones = { told: 'off', confirmed: 'ok', objected: 'warn' } as const;

/** What staff corrected in a person's answers, and what the person said to it. */
export const CorrectedAnswers = ({ person }: { person: Person }) => {
  const trpc = useTRPC();
  const { loanId } = useLoan();
  const { data = [] } = useQuery(trpc.loanFile.corrections.queryOptions({ loanId, person }));
  if (data.length === 0) return null;
  return (
    <section aria-label={words.title}>
      <h3 className="heading-4">{words.title}</h3>
      {data.map(({ id, step, before, after, reason, by, at, state, objection }) => {
        const key = stepKeyOf(step);
        return (
          <div key={id}>
            <p>
              {questionWords(key).label} <Chip tone={tones[state]}>{words.states[state]}</Chip>
            </p>
            <Facts>
              {changedAnswers(steps[key], { before, after, words: questionWords(key) }).map((row) => (
                <Fact key={row.path} name={row.label}>
                  {words.was} <del>{row.before || loanFacts.none}</del>. {words.is} {row.after || loanFacts.none}
                </Fact>
              ))}
            </Facts>
            <p className={card.note}>
              {words.by(by, momentText(at))}: {reason}
            </p>
            {objection !== null && <p>{objection}</p>}
          </div>
        );
      })}
    </section>
  );
};
