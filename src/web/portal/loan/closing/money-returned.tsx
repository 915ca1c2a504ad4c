import { useMutation } from '@tanstack/react-query';
import { useTRPC } from '#web/api-client/api.ts';
import { closingDesk } from '#words/portal/loan-desk/closing.ts';
import { ReasonForm } from '../decision/reason-form.tsx';
import { FactCard } from '../facts/fact-card.tsx';
import { useLoan } from '../loan-context.ts';

const words = closingDesk.moneyBack;

/** After a cancellation: staff record that everything paid was returned and the security interest is ended. */
export const MoneyReturned = () => {
  const trpc = useTRPC();
  const { loanId, refresh } = useLoan();
  const record = useMutation(trpc.loanMoney.returnMoney.mutationOptions({ onSuccess: refresh }));
  return (
    <FactCard title={words.title}>
      <ReasonForm
        words={words}
        isPending={record.isPending}
        problem={record.error?.message ?? null}
        onSubmit={(note) => record.mutate({ loanId, note })}
      />
    </FactCard>
  );
};
