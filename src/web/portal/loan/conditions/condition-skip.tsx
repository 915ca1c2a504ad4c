import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useTRPC } from '#web/api-client/api.ts';
import { timeText } from '#words/moments.ts';
import { conditionDesk as words } from '#words/portal/loan-desk/work.ts';
import { useLoan } from '../loan-context.ts';
import type { LoanCondition } from './condition-row.tsx';
import { WaiveForm } from './waive-form.tsx';

type Props = { condition: LoanCondition; onDone: () => void; onCancel: () => void };

/** Skips a document for both applicants, with a reason. */
export const ConditionSkip = ({ condition, onDone, onCancel }: Props) => {
  const trpc = useTRPC();
  const { loanId, refresh } = useLoan();
  const [seen, setSeen] = useState(condition.changedAt);
  const skip = useMutation(
    trpc.loanWork.skipRequest.mutationOptions({
      onSuccess: (outcome) => {
        if (outcome.kind === 'skipped' || outcome.kind === 'proposed') return onDone();
        if (outcome.kind === 'changedMeanwhile') setSeen(outcome.at);
        refresh();
      },
    }),
  );
  const problem =
    skip.data?.kind === 'changedMeanwhile'
      ? words.meanwhile(skip.data.by, timeText(skip.data.at))
      : skip.data && skip.data.kind !== 'skipped'
        ? words.outcomes[skip.data.kind]
        : (skip.error?.message ?? null);
  return (
    <WaiveForm
      condition={condition}
      how="skip"
      isPending={skip.isPending}
      problem={problem}
      onSubmit={(reason) => skip.mutate({ loanId, key: condition.key, seen, reason })}
      onCancel={onCancel}
    />
  );
};
