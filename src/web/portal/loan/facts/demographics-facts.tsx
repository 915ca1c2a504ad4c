import { useQuery } from '@tanstack/react-query';
import type { Person } from '#entities/values/person.ts';
import { useTRPC } from '#web/api-client/api.ts';
import { inList } from '#words/figures.ts';
import { application7 } from '#words/funnel/steps/declarations.ts';
import { loanFacts } from '#words/portal/loan-desk/facts.ts';
import { useLoan } from '../loan-context.ts';
import styles from './fact-card.module.css';
import { Fact, Facts } from './fact-card.tsx';

const words = loanFacts.borrowers;
const choices = new Map<string, Readonly<Record<string, string>>>(Object.entries(application7.options));

/** In the words of the question; null where nothing was asked or answered. */
const textOf = (name: string, answer: unknown): string | null => {
  if (!Array.isArray(answer)) return typeof answer === 'string' ? answer : null;
  const chosen = answer
    .map(String)
    .map((each) => (each === 'notProvided' ? words.chosenNot : choices.get(name)?.[each]));
  return chosen.length === 0 ? null : inList(chosen.flatMap((each) => each ?? []));
};

/** Only for lending report roles, never for decision makers. */
export const DemographicsFacts = ({ person }: { person: Person }) => {
  const trpc = useTRPC();
  const { loanId } = useLoan();
  const answers = useQuery(trpc.loanFile.demographics.queryOptions({ loanId, person }));
  const given = answers.data?.answers ?? {};
  return (
    <>
      <h3>{words.demographics}</h3>
      <p className={styles.note}>{words.demographicsNote}</p>
      {answers.data && (
        <Facts>
          {Object.entries(application7.fields).flatMap(([name, label]) => {
            const text = textOf(name, given[name]);
            return text === null
              ? []
              : [
                  <Fact key={name} name={label}>
                    {text}
                  </Fact>,
                ];
          })}
          <Fact name={words.collected}>{words.collectedBy[answers.data.howCollected] ?? loanFacts.unknown}</Fact>
        </Facts>
      )}
    </>
  );
};
