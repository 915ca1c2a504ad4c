import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { Person } from '#entities/values/person.ts';
import { steps } from '#funnel/steps.ts';
import { useTRPC } from '#web/api-client/api.ts';
import { changedAnswers } from '#web/funnel/step/answers/changed-answers.ts';
import { questionWords, stepKeyOf } from '#web/funnel/step/question-words.ts';
import { Chip } from '#web/ui/chip.tsx';
import { momentText } from '#words/moments.ts';
import { correctionDesk as words } from '#words/portal/loan-desk/corrections.ts';
import { loanFacts } from '#words/portal/loan-desk/facts.ts';
import { ReasonForm } from '../decision/reason-form.tsx';
import { useLoan } from '../loan-context.ts';
import card from './fact-card.module.css';
import { Fact, Facts } from './fact-card.tsx';

const tones = { told: 'off', confirmed: 'ok', objected: 'warn', settled: 'ok' } as const;

/** Answers an objection. It is for anyone but the person who corrected the answer, which the server knows. */
const SettleObjection = ({ correctionId }: { correctionId: string }) => {
  const trpc = useTRPC();
  const { loanId, refresh, can } = useLoan();
  const [isOpen, setIsOpen] = useState(false);
  const settle = useMutation(trpc.loanFacts.settleObjection.mutationOptions({ onSuccess: refresh }));
  const outcome = settle.data ? words.outcomes[settle.data.kind] : (settle.error?.message ?? null);
  if (!can('workLoan')) return <p className={card.note}>{words.blocks}</p>;
  if (!isOpen)
    return (
      <>
        <p className={card.note}>{words.blocks}</p>
        <button className="button button-secondary button-dense" type="button" onClick={() => setIsOpen(true)}>
          {words.settle}
        </button>
      </>
    );
  return (
    <ReasonForm
      words={words.settleForm}
      isPending={settle.isPending}
      problem={outcome}
      onSubmit={(reason) => settle.mutate({ loanId, correctionId, reason })}
      onCancel={() => setIsOpen(false)}
    />
  );
};

/** What staff corrected in a person's answers, and what the person said to it. */
export const CorrectedAnswers = ({ person }: { person: Person }) => {
  const trpc = useTRPC();
  const { loanId } = useLoan();
  const { data = [] } = useQuery(trpc.loanFile.corrections.queryOptions({ loanId, person }));
  if (data.length === 0) return null;
  return (
    <section aria-label={words.title}>
      <h3 className="heading-4">{words.title}</h3>
      {data.map(({ id, step, before, after, reason, by, at, state, objection, settlement, settledBy }) => {
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
            {objection !== null && <blockquote>{objection}</blockquote>}
            {state === 'objected' && <SettleObjection correctionId={id} />}
            {settlement !== null && settledBy !== null && (
              <p className={card.note}>
                {words.settledBy(settledBy)}: {settlement}
              </p>
            )}
          </div>
        );
      })}
    </section>
  );
};
