import { useMutation } from '@tanstack/react-query';
import type { ConditionOrder, ConditionView } from '#entities/contract/condition-view.ts';
import { useTRPC } from '#web/api-client/api.ts';
import { orderWords } from '#words/loan/orders.ts';
import { ShareForm } from './share-form.tsx';

const words = orderWords.check;

type Props = { condition: ConditionView; order: ConditionOrder; onDone: () => void };

/** A job that payroll confirmed once: with the applicant's consent it is asked again; the employer's email is the other way. */
export const OrderCheck = ({ condition, order, onDone }: Props) => {
  const trpc = useTRPC();
  const check = useMutation(trpc.conditions.orderCheck.mutationOptions({ onSuccess: onDone }));
  const isAsked = order.state !== 'offered';
  return (
    <>
      <h4 className="heading-4">{words.title}</h4>
      <p className="small">{words.consent}</p>
      {isAsked && <p role="status">{words.states[order.state]}</p>}
      <p>
        <button
          className="button button-primary button-small"
          type="button"
          disabled={check.isPending}
          onClick={() => check.mutate({ key: condition.key })}
        >
          {isAsked ? words.again : words.press}
        </button>
      </p>
      {check.isError && <p role="alert">{check.error.message}</p>}
      <details open={order.state === 'unsure' || order.state === 'failed'}>
        <summary>{words.instead(condition.subject)}</summary>
        <ShareForm condition={condition} onDone={onDone} />
      </details>
    </>
  );
};
