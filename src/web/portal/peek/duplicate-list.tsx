import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { inferOutput } from '@trpc/tanstack-react-query';
import { useState } from 'react';
import { Link } from 'react-router';
import { useTRPC } from '#web/api-client/api.ts';
import { useFocusAlong } from '#web/ui/focus/use-focus-along.ts';
import { inDay } from '#words/figures.ts';
import { duplicates as words } from '#words/portal/desk/peek.ts';
import { stageWords } from '#words/portal/pipeline.ts';
import { ReasonForm } from '../loan/decision/reason-form.tsx';
import { useMay } from '../use-may.ts';
import styles from './peek.module.css';

type Duplicate = inferOutput<ReturnType<typeof useTRPC>['loanFile']['duplicates']>['loans'][number];

const sharedText = (shared: Duplicate['shared']): string => {
  const names = shared.map((fact) => words.facts[fact]);
  const last = names.at(-1) ?? '';
  return names.length < 2 ? last : `${names.slice(0, -1).join(', ')}${words.and}${last}`;
};

type Props = { loanId: string; onSettled: () => void };

const DuplicateLoan = ({ loanId, other, onSettled }: Props & { other: Duplicate }) => {
  const trpc = useTRPC();
  const mayWork = useMay('workLoan');
  const [isAsked, setAsked] = useState(false);
  const form = useFocusAlong<HTMLDivElement>(isAsked);
  const settle = useMutation(trpc.loanWork.settleDuplicate.mutationOptions({ onSuccess: onSettled }));
  const { loanNumber, names, stage, shared, broughtBy } = other;
  return (
    <li className={styles.duplicate}>
      <strong>{words.title(loanNumber, sharedText(shared))}</strong>
      <p>
        {words.about(names, stageWords[stage])}{' '}
        {broughtBy !== null && words.broughtBy(broughtBy.partner, inDay(broughtBy.until))}
      </p>
      <div ref={form}>
        {isAsked ? (
          <ReasonForm
            words={words.form}
            isPending={settle.isPending}
            problem={settle.error?.message ?? null}
            onSubmit={(reason) => settle.mutate({ loanId, otherId: other.loanId, reason })}
            onCancel={() => setAsked(false)}
          />
        ) : (
          <p className={styles.actions}>
            <Link className="button button-secondary button-dense" to={`/portal/loan/${other.loanId}`}>
              {words.openOther(loanNumber)}
            </Link>
            {mayWork && (
              <button className="button button-quiet button-dense" type="button" onClick={() => setAsked(true)}>
                {words.notSame}
              </button>
            )}
          </p>
        )}
      </div>
    </li>
  );
};

/** Other open loans of the same person or home, each with the ways out; nothing where there are none. */
export const DuplicateList = ({ loanId }: { loanId: string }) => {
  const trpc = useTRPC();
  const queries = useQueryClient();
  const { data } = useQuery(trpc.loanFile.duplicates.queryOptions({ loanId }));
  if (!data || data.loans.length + data.elsewhere === 0) return null;
  const onSettled = () => {
    void queries.invalidateQueries({ queryKey: trpc.loanFile.duplicates.queryKey({ loanId }) });
    void queries.invalidateQueries({ queryKey: trpc.pipeline.pathKey() });
  };
  return (
    <ul className={styles.duplicates}>
      {data.loans.map((other) => (
        <DuplicateLoan key={other.loanId} {...{ loanId, other, onSettled }} />
      ))}
      {data.elsewhere > 0 && <li className={styles.duplicate}>{words.elsewhere(data.elsewhere)}</li>}
    </ul>
  );
};
