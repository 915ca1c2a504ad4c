import { useMutation } from '@tanstack/react-query';
import { isOver } from '#rules/stage/loan-end.ts';
import { useTRPC } from '#web/api-client/api.ts';
import { inDay } from '#words/figures.ts';
import { orderDesk as words } from '#words/portal/loan-desk/orders.ts';
import { useLoan } from '../loan-context.ts';
import type { LoanCondition } from './condition-row.tsx';

/** What was ordered for a condition on the applicant's consent, how it stands, and the way on. */
export const ConditionOrderLine = ({ condition: { key, order } }: { condition: LoanCondition }) => {
  const trpc = useTRPC();
  const { loanId, file, can, refresh } = useLoan();
  const check = useMutation(trpc.loanWork.orderCheck.mutationOptions({ onSettled: refresh }));
  if (order === null || order.state === 'offered') return null;
  const { way, state, on, until, to } = order;
  const mayCheck = way === 'payroll' && can('workLoan') && !isOver(file.end);
  return (
    <p className="small">
      {words[way][state]}
      {on !== null && ` ${words.on(inDay(on))}`}
      {to !== null && ` ${words.to(to)}`}
      {until !== null && state === 'ordered' && ` ${words.until(inDay(until))}`}{' '}
      {mayCheck && (
        <button
          className="link-button"
          type="button"
          disabled={check.isPending}
          onClick={() => check.mutate({ loanId, key })}
        >
          {words.checkAgain}
        </button>
      )}
      <span role="status">
        {check.error?.message}
        {check.data && words.told(check.data.state)}
      </span>
    </p>
  );
};
