import { useMutation, useQuery } from '@tanstack/react-query';
import type { Person } from '#entities/values/person.ts';
import { useTRPC } from '#web/api-client/api.ts';
import { momentText } from '#words/moments.ts';
import { identityDesk as words } from '#words/portal/loan-desk/work.ts';
import { useLoan } from '../loan-context.ts';
import styles from './identity.module.css';

/** Each check is ticked by a person who looked; none is ticked beforehand. */
export const IdChecklist = ({ person, mayTick }: { person: Person; mayTick: boolean }) => {
  const trpc = useTRPC();
  const { loanId } = useLoan();
  const list = useQuery(trpc.loanReview.idChecks.queryOptions({ loanId, person }));
  const tick = useMutation(trpc.loanReview.tickIdCheck.mutationOptions({ onSuccess: () => void list.refetch() }));
  if (!list.data) return null;
  const { pictures, checks } = list.data;
  const problem = tick.data?.kind === 'changedMeanwhile' ? words.checksChanged : (tick.error?.message ?? null);
  return (
    <fieldset className={styles.checks}>
      <legend>{words.checksTitle}</legend>
      <p className="muted">{words.checksLede}</p>
      <ul>
        {checks.map(({ check, ticked }) => (
          <li key={check}>
            <label>
              <input
                type="checkbox"
                checked={ticked !== null}
                disabled={!mayTick || tick.isPending}
                onChange={({ currentTarget }) =>
                  tick.mutate({ loanId, person, check, isTicked: currentTarget.checked, pictures })
                }
              />
              {words.checks[check]}
            </label>
            {ticked !== null && <span className="muted">{words.checkedBy(ticked.by, momentText(ticked.at))}</span>}
          </li>
        ))}
      </ul>
      {problem !== null && <p role="alert">{problem}</p>}
    </fieldset>
  );
};
