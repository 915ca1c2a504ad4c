import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { inferOutput } from '@trpc/tanstack-react-query';
import { useState } from 'react';
import type { DuplicateOutcome } from '#entities/contract/desk/duplicate.ts';
import { useTRPC } from '#web/api-client/api.ts';
import { Link } from '#web/router/link.tsx';
import { useFocusAlong } from '#web/ui/focus/use-focus-along.ts';
import { inDatedDay } from '#words/figures.ts';
import { duplicates as words } from '#words/portal/desk/duplicates.ts';
import { stageWords } from '#words/portal/pipeline.ts';
import { FailedPart } from '../failed-parts.tsx';
import { ReasonForm } from '../loan/decision/reason-form.tsx';
import { useSeen } from '../loan/use-seen.ts';
import { useMay } from '../use-may.ts';
import styles from './peek.module.css';

type Duplicate = inferOutput<ReturnType<typeof useTRPC>['loanFile']['duplicates']>['loans'][number];

const sharedText = (shared: Duplicate['shared']): string => {
  const names = shared.map((fact) => words.facts[fact]);
  const last = names.at(-1) ?? '';
  return names.length < 2 ? last : `${names.slice(0, -1).join(', ')}${words.and}${last}`;
};

type Props = { loanId: string; onSettled: () => void };

const settledText = ({ settled, loanNumber }: Duplicate): string | null => {
  if (settled === null) return null;
  if (settled.kind === 'bothKept') return words.settled.bothKept(settled.by);
  return words.settled[settled.isKept ? 'kept' : 'closing'](settled.by, loanNumber);
};

/** Join, keep both, or not the same. */
const waysOut = ['joining', 'bothKept', 'different'] as const satisfies readonly DuplicateOutcome[];

const DuplicateLoan = ({ loanId, other, onSettled }: Props & { other: Duplicate }) => {
  const trpc = useTRPC();
  const [mayWork, mayDecide] = [useMay('workLoan'), useMay('decide')];
  const [asked, setAsked] = useState<DuplicateOutcome | null>(null);
  const form = useFocusAlong<HTMLDivElement>(asked !== null);
  const { seen, begin, end } = useSeen(other.settled?.kind ?? null);
  const settle = useMutation(
    trpc.loanWork.settleDuplicate.mutationOptions({
      onSuccess: ({ kind }) => {
        end();
        if (kind === 'settled') setAsked(null);
        onSettled();
      },
    }),
  );
  const { loanNumber, names, stage, shared, broughtBy, settled } = other;
  const isClosing = settled?.kind === 'joining' && settled.isKept;
  return (
    <li className={styles.duplicate}>
      <strong>{words.title(loanNumber, sharedText(shared))}</strong>
      <p>
        {words.about(names, stageWords[stage])}{' '}
        {broughtBy !== null && words.broughtBy(broughtBy.partner, inDatedDay(broughtBy.until))} {settledText(other)}
      </p>
      <div ref={form}>
        {asked !== null ? (
          <ReasonForm
            words={words.forms[asked](loanNumber)}
            isPending={settle.isPending}
            problem={
              settle.data?.kind === 'changedMeanwhile' ? words.changedMeanwhile : (settle.error?.message ?? null)
            }
            onSubmit={(reason) => settle.mutate({ loanId, otherId: other.loanId, outcome: asked, reason, seen })}
            onCancel={() => {
              end();
              setAsked(null);
            }}
          />
        ) : (
          <p className={styles.actions}>
            <Link className="button button-secondary button-dense" to={`/portal/loan/${other.loanId}`}>
              {words.openOther(loanNumber)}
            </Link>
            {isClosing && mayDecide && (
              <Link className="button button-secondary button-dense" to={`/portal/loan/${other.loanId}/decision`}>
                {words.decide(loanNumber)}
              </Link>
            )}
            {mayWork &&
              waysOut
                .filter((way) => way !== settled?.kind)
                .map((way) => (
                  <button
                    key={way}
                    className="button button-quiet button-dense"
                    type="button"
                    onClick={() => {
                      settle.reset();
                      begin();
                      setAsked(way);
                    }}
                  >
                    {words.ways[way]}
                  </button>
                ))}
          </p>
        )}
      </div>
    </li>
  );
};

export const useDuplicates = (loanId: string) => useQuery(useTRPC().loanFile.duplicates.queryOptions({ loanId }));

type ListProps = { loanId: string; asked: ReturnType<typeof useDuplicates> };

/** Other open loans of the same person or home, each with the ways out; nothing where there are none. */
export const DuplicateList = ({ loanId, asked: { data, isLoadingError, error, refetch } }: ListProps) => {
  const trpc = useTRPC();
  const queries = useQueryClient();
  if (isLoadingError) return <FailedPart retry={refetch} reason={error?.message} />;
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
