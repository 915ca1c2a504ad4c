import { useQuery } from '@tanstack/react-query';
import type { inferOutput } from '@trpc/tanstack-react-query';
import { useState } from 'react';
import { useTRPC } from '#web/api-client/api.ts';
import { Loaded } from '#web/portal/loaded.tsx';
import { Chip } from '#web/ui/chip.tsx';
import table from '#web/ui/data-table.module.css';
import { momentText, timeText } from '#words/moments.ts';
import { auditDesk as words } from '#words/portal/loan-desk/threads.ts';
import { useLoan } from '../loan-context.ts';
import styles from '../thread.module.css';
import { eventDetail } from './event-detail.ts';
import { eventName } from './event-words.ts';

type Audit = inferOutput<ReturnType<typeof useTRPC>['loanFile']['audit']>;

const whoOf = ({ by, actor }: Audit['events'][number]): string => by ?? words.actors[actor] ?? words.someone;

const Chain = ({ chain, checkedAt, onAgain }: { chain: Audit['chain']; checkedAt: number; onAgain: () => void }) => (
  <div className={styles.chain} role="status">
    <Chip tone={chain.brokenAt === null ? 'ok' : 'stop'}>
      {chain.brokenAt === null ? words.whole : words.broken(chain.brokenAt)}
    </Chip>
    <span>{chain.brokenAt === null ? words.intact(chain.length) : words.tampered}</span>
    <span className="muted">{words.checked(timeText(new Date(checkedAt)))}</span>
    <button className="link-button" type="button" onClick={onAgain}>
      {words.recheck}
    </button>
  </div>
);

const EventTable = ({ events }: { events: Audit['events'] }) => (
  <div className={table.frame}>
    <table className={table.table}>
      <caption className="visually-hidden">{words.title}</caption>
      <thead>
        <tr>
          <th scope="col">{words.number}</th>
          <th scope="col">{words.when}</th>
          <th scope="col">{words.who}</th>
          <th scope="col">{words.what}</th>
          <th scope="col">{words.detail}</th>
          <th scope="col">{words.seal}</th>
        </tr>
      </thead>
      <tbody>
        {events.map((event) => (
          <tr key={event.seq}>
            <td data-label={words.number} className="figures">
              {event.seq}
            </td>
            <td className="nowrap">{momentText(event.at)}</td>
            <td>{whoOf(event)}</td>
            <th scope="row">{eventName(event.kind)}</th>
            <td className={styles.detail}>{eventDetail(event.body)}</td>
            <td data-label={words.seal} className={styles.seal}>
              {event.hash}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  </div>
);

/** Every view and change, and proof that the records were not altered. */
export const AuditTab = () => {
  const trpc = useTRPC();
  const { loanId } = useLoan();
  const [before, setBefore] = useState<number | null>(null);
  const audit = useQuery({
    ...trpc.loanFile.audit.queryOptions({ loanId, before }),
    placeholderData: (shown) => shown,
  });
  return (
    <Loaded of={audit}>
      {({ chain, events, hasMore }) => (
        <>
          <h2 className="heading-4">{words.title}</h2>
          <Chain chain={chain} checkedAt={audit.dataUpdatedAt} onAgain={() => void audit.refetch()} />
          <EventTable events={events} />
          {before !== null && (
            <button className="button button-secondary button-dense" type="button" onClick={() => setBefore(null)}>
              {words.newest}
            </button>
          )}
          {hasMore && (
            <button
              className="button button-secondary button-dense"
              type="button"
              onClick={() => setBefore(events.at(-1)?.seq ?? null)}
            >
              {words.more}
            </button>
          )}
        </>
      )}
    </Loaded>
  );
};
