import { useMutation } from '@tanstack/react-query';
import type { HeldWork } from '#entities/contract/desk/work-item.ts';
import { isOver } from '#rules/stage/loan-end.ts';
import { useTRPC } from '#web/api-client/api.ts';
import { Chip, type ChipTone } from '#web/ui/chip.tsx';
import { momentText } from '#words/moments.ts';
import { vendorOrders as words } from '#words/portal/loan-desk/vendor-orders.ts';
import { useHeld } from '../held-work.tsx';
import { useLoan } from '../loan-context.ts';
import type { Order } from './fact-lines.ts';

const TONES = {
  open: 'off',
  asking: 'wait',
  found: 'ok',
  firstLook: 'wait',
  other: 'warn',
  failed: 'stop',
} as const satisfies Record<Order['state'], ChipTone>;

/** Where the order of a fact stands, under its name where nothing else says it. */
export const OrderChip = ({ order, isNamed }: { order: Order; isNamed: boolean }) => (
  <span title={order.askedAt === null ? words.notOrdered : words.ordered(momentText(order.askedAt))}>
    {isNamed && `${words.names[order.what]} `}
    <Chip tone={TONES[order.state]}>{words.states[order.state]}</Chip>
  </span>
);

export type Ordering = {
  /** Null where nothing can be ordered now. */
  label: string | null;
  send: () => void;
  isPending: boolean;
  /** Why it failed, and what came of the last press. */
  reason: string | null;
  told: string | null;
  held: readonly HeldWork[];
};

/** Ordering a fact of its vendor, or ordering it again. */
export const useOrder = (order: Order | null): Ordering => {
  const trpc = useTRPC();
  const { loanId, file, can, refresh } = useLoan();
  const send = useMutation(trpc.loanFacts.sendOrder.mutationOptions({ onSettled: refresh }));
  const held = useHeld(({ kind, subject }) => kind === 'order' && order !== null && subject === order.id);
  const isOpen = order?.state === 'failed' || order?.state === 'open';
  const isMine = can('workLoan') && !isOver(file.end) && held.length === 0;
  return {
    label: isOpen && isMine ? (order.state === 'failed' ? words.retry : words.order) : null,
    send: () => order && send.mutate({ loanId, what: order.what, person: order.person }),
    isPending: send.isPending,
    reason: order?.state === 'failed' && order.reason !== null ? words.reasons[order.reason] : null,
    told: send.error?.message ?? (send.data ? words.sent[send.data.kind] : null),
    held,
  };
};
