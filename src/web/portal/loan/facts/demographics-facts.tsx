import { useQuery } from '@tanstack/react-query';
import type { Person } from '#entities/values/person.ts';
import { useTRPC } from '#web/api-client/api.ts';
import { loanFacts } from '#words/portal/loan-desk/facts.ts';
import { useLoan } from '../loan-context.ts';
import styles from './fact-card.module.css';
import { Fact, Facts } from './fact-card.tsx';

const words = loanFacts.borrowers;

/** Only for lending report roles, never for decision makers. */
export const DemographicsFacts = ({ person }: { person: Person }) => {
  const trpc = useTRPC();
  const { loanId } = useLoan();
  const { data } = useQuery(trpc.loanFile.demographics.queryOptions({ loanId, person }));
  return (
    <>
      <h3>{words.demographics}</h3>
      <p className={styles.note}>{words.demographicsNote}</p>
      {data && (
        <Facts>
          {data.answers.map(({ question, answer }) => (
            <Fact key={question} name={question}>
              {answer}
            </Fact>
          ))}
          <Fact name={words.collected}>{words.collectedBy[data.howCollected] ?? loanFacts.unknown}</Fact>
        </Facts>
      )}
    </>
  );
};
