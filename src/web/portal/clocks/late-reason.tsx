import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTRPC } from '#web/api-client/api.ts';
import { lateReasonWords as words } from '#words/portal/late-reason.ts';
import { ReasonForm } from '../loan/decision/reason-form.tsx';
import { useSeen } from '../loan/use-seen.ts';
import { Sub } from '../queue/queue-table.tsx';
import { useMay } from '../use-may.ts';
import type { Duty } from './duty-columns.tsx';

/** Why a deadline was missed: the words of staff, or the way to give them. */
export const LateReason = ({ duty: { id, loanId, names, clock, lateReason } }: { duty: Duty }) => {
  const trpc = useTRPC();
  const queries = useQueryClient();
  const mayWork = useMay('correspond');
  const [isWriting, setWriting] = useState(false);
  const { seen, begin, end } = useSeen(lateReason?.text ?? null);
  const explain = useMutation(
    trpc.loanWork.explainClock.mutationOptions({
      onSuccess: ({ kind }) => {
        end();
        if (kind !== 'changedMeanwhile') setWriting(false);
        void queries.invalidateQueries(trpc.desk.clocks.pathFilter());
      },
    }),
  );
  if (clock.state !== 'over') return null;
  const changed = lateReason === null ? words.changedMeanwhile : words.saidMeanwhile(lateReason.by, lateReason.text);
  const start = () => {
    explain.reset();
    begin();
    setWriting(true);
  };
  if (isWriting)
    return (
      <ReasonForm
        words={words.form}
        isPending={explain.isPending}
        problem={explain.data?.kind === 'changedMeanwhile' ? changed : (explain.error?.message ?? null)}
        onSubmit={(reason) => explain.mutate({ loanId, clockId: id, reason, seen })}
        onCancel={() => {
          end();
          setWriting(false);
        }}
      />
    );
  return (
    <Sub>
      {lateReason !== null && <>{words.said(lateReason.by, lateReason.text)} </>}
      {mayWork && (
        <button className="link-button" type="button" onClick={start}>
          {lateReason === null ? words.give : words.change}
          <span className="visually-hidden"> {names}</span>
        </button>
      )}
    </Sub>
  );
};
