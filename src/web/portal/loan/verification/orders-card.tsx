import { useMutation } from '@tanstack/react-query';
import type { FactKind } from '#entities/facts/fact-kind.ts';
import type { OutsideQuestion } from '#entities/facts/outside-question.ts';
import { isOver } from '#rules/stage/loan-end.ts';
import { useTRPC } from '#web/api-client/api.ts';
import { Chip, type ChipTone } from '#web/ui/chip.tsx';
import { momentText } from '#words/moments.ts';
import { vendorOrders as words } from '#words/portal/loan-desk/vendor-orders.ts';
import styles from '../facts/fact-card.module.css';
import { FactCard } from '../facts/fact-card.tsx';
import { firstNameOf } from '../facts/people-names.ts';
import { HeldPart } from '../held-work.tsx';
import { useLoan } from '../loan-context.ts';
import type { FactEntries } from './fact-entries.tsx';
import own from './verification.module.css';

type Order = FactEntries['orders'][number];

const TONES = {
  open: 'off',
  asking: 'wait',
  found: 'ok',
  other: 'warn',
  failed: 'stop',
} as const satisfies Record<Order['state'], ChipTone>;

/** What staff enter where the vendor does not tell; flood and employment have forms of their own elsewhere. */
const byHand: Partial<Record<OutsideQuestion, EnteredKind>> = {
  credit: 'credit',
  valuation: 'value',
  title: 'title',
  income: 'income',
  insurance: 'insurance',
  identity: 'identity',
};
export type EnteredKind = Exclude<FactKind, 'flood'>;

const OF_HOME: readonly OutsideQuestion[] = ['valuation', 'flood', 'title'];

type Props = { order: Order; onEnter: (kind: EnteredKind) => void };

const OrderEntry = ({ order, onEnter }: Props) => {
  const trpc = useTRPC();
  const { loanId, file, can, refresh } = useLoan();
  const send = useMutation(trpc.loanFacts.sendOrder.mutationOptions({ onSettled: refresh }));
  const { what, person, state, reason, askedAt, answeredAt } = order;
  const whose = OF_HOME.includes(what) ? null : firstNameOf(file.application, person);
  const name = words.of(words.names[what], whose);
  const entered = byHand[what];
  const isOpen = state === 'failed' || state === 'open';
  const mayWork = can('workLoan') && !isOver(file.end);
  return (
    <article className={`${own.entry} ${state === 'failed' ? own.failed : ''}`} aria-label={name}>
      <h3>
        {name} <Chip tone={TONES[state]}>{words.states[state]}</Chip>
      </h3>
      <p className={styles.note}>
        {askedAt === null
          ? words.notOrdered
          : answeredAt !== null && state !== 'failed'
            ? words.answered(momentText(answeredAt))
            : words.ordered(momentText(askedAt))}
        {state === 'failed' && reason !== null && ` ${words.reasons[reason]}`}
      </p>
      {mayWork && (isOpen || state === 'other') && (
        <div className={own.actions}>
          {isOpen && (
            <button
              className="button button-secondary button-dense"
              type="button"
              disabled={send.isPending}
              onClick={() => send.mutate({ loanId, what, person })}
            >
              {state === 'failed' ? words.retry : words.order}
            </button>
          )}
          {entered !== undefined && state !== 'open' && (
            <button className="button button-secondary button-dense" type="button" onClick={() => onEnter(entered)}>
              {words.byHand}
            </button>
          )}
        </div>
      )}
      <p className={styles.note} role="status">
        {send.error?.message}
        {send.data && words.sent[send.data.kind]}
      </p>
    </article>
  );
};

/** What was ordered of vendors, failed orders first, with the ways on. */
export const OrdersCard = ({ orders, onEnter }: { orders: readonly Order[]; onEnter: (kind: EnteredKind) => void }) => {
  const isFailed = ({ state }: Order) => state === 'failed';
  // Credit reports have a card of their own; here they are only ordered again.
  const listed = orders.filter((each) => each.what !== 'credit' || isFailed(each));
  if (listed.length === 0) return null;
  return (
    <FactCard title={words.title}>
      <div className={own.orders}>
        {[...listed.filter(isFailed), ...listed.filter((each) => !isFailed(each))].map((order) => (
          <div key={`${order.what} ${order.person}`}>
            <HeldPart isOf={({ kind, subject }) => kind === 'order' && subject === order.id}>
              <OrderEntry order={order} onEnter={onEnter} />
            </HeldPart>
          </div>
        ))}
      </div>
    </FactCard>
  );
};
