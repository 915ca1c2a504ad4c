import { useQuery } from '@tanstack/react-query';
import type { Person } from '#entities/values/person.ts';
import { useTRPC } from '#web/api-client/api.ts';
import { loanFacts } from '#words/portal/loan-desk/facts.ts';
import { useLoan } from '../loan-context.ts';
import styles from './fact-card.module.css';
import { Fact, Facts } from './fact-card.tsx';

const words = loanFacts.borrowers;

const textOf = (answer: unknown): string =>
  Array.isArray(answer) ? answer.map(String).join(', ') : answer === null ? loanFacts.none : String(answer);

/** Only for lending report roles, never for decision makers. */
export const DemographicsFacts = ({ person }: { person: Person }) => {
  const trpc = useTRPC();
  const { loanId } = useLoan();
  const answers = useQuery(trpc.loanFile.demographics.queryOptions({ loanId, person }));
  return (
    <>
      <h3>{words.demographics}</h3>
      <p className={styles.note}>{words.demographicsNote}</p>
      {answers.data && (
        <Facts>
          {Object.entries(answers.data.answers).map(([name, answer]) => (
            <Fact key={name} name={name}>
              {textOf(answer)}
            </Fact>
          ))}
          <Fact name={words.collected(answers.data.howCollected)}> </Fact>
        </Facts>
      )}
    </>
  );
};
