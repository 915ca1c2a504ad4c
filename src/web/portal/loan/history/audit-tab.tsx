import { useQuery } from '@tanstack/react-query';
import type { inferOutput } from '@trpc/tanstack-react-query';
import { useId, useState } from 'react';
import { useTRPC } from '#web/api-client/api.ts';
import { Loaded } from '#web/portal/loaded.tsx';
import { useSearchParams } from '#web/router/navigation.tsx';
import { Chip } from '#web/ui/chip.tsx';
import table from '#web/ui/data-table.module.css';
import { momentText, timeText } from '#words/moments.ts';
import { auditDesk as words } from '#words/portal/loan-desk/threads.ts';
import { useLoan } from '../loan-context.ts';
import styles from '../thread.module.css';
import { eventBrief, eventLines } from './event-detail.ts';
import { eventName } from './event-words.ts';

type Audit = inferOutput<ReturnType<typeof useTRPC>['loanFile']['audit']>;
type AuditEvent = Audit['events'][number];

const whoOf = ({ by, actor }: AuditEvent): string => by ?? words.actors[actor] ?? words.someone;

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

/** Nothing is left to open where the line says it all. */
const saysAll = (body: AuditEvent['body']): boolean => {
  const lines = eventLines(body);
  return lines.length === 0 || (lines.length === 1 && lines[0]?.endsWith(`: ${eventBrief(body)}`) === true);
};

/** One line; what the event holds is read when it is opened. */
const EventRow = ({ event, isOpenFirst }: { event: AuditEvent; isOpenFirst: boolean }) => {
  const id = useId();
  const [isOpen, setIsOpen] = useState(isOpenFirst);
  const lines = eventLines(event.body);
  return (
    <>
      <tr className={styles.entry}>
        <td data-label={words.number} className="figures">
          {event.seq}
        </td>
        <td className="nowrap">{momentText(event.at)}</td>
        <td className="nowrap">{whoOf(event)}</td>
        <th scope="row" className={styles.what}>
          {eventName(event.kind)} <span className={styles.brief}>{eventBrief(event.body)}</span>
        </th>
        <td>
          {!saysAll(event.body) && (
            <button
              className="link-button"
              type="button"
              aria-expanded={isOpen}
              aria-controls={id}
              onClick={() => setIsOpen(!isOpen)}
            >
              {words.detail}
              <span className="visually-hidden"> {words.ofEntry(event.seq)}</span>
            </button>
          )}
        </td>
        <td data-label={words.seal} className={styles.seal}>
          {event.hash}
        </td>
      </tr>
      {isOpen && (
        <tr id={id}>
          <td colSpan={6} className={styles.detail}>
            <ul>
              {lines.map((line) => (
                <li key={line}>{line}</li>
              ))}
            </ul>
          </td>
        </tr>
      )}
    </>
  );
};

const EventTable = ({ events, opened }: { events: Audit['events']; opened: number | null }) => (
  <div className={table.frame}>
    <table className={table.table}>
      <caption className="visually-hidden">{words.title}</caption>
      <thead>
        <tr>
          <th scope="col">{words.number}</th>
          <th scope="col">{words.when}</th>
          <th scope="col">{words.who}</th>
          <th scope="col">{words.what}</th>
          <th scope="col">
            <span className="visually-hidden">{words.detail}</span>
          </th>
          <th scope="col">{words.seal}</th>
        </tr>
      </thead>
      <tbody>
        {events.map((event) => (
          <EventRow key={event.seq} event={event} isOpenFirst={event.seq === opened} />
        ))}
      </tbody>
    </table>
  </div>
);

/** The entry an address names, as the trail across loans leads to it. */
const namedIn = (search: URLSearchParams): number | null => {
  const text = search.get('entry') ?? '';
  return /^\d{1,9}$/.test(text) ? Number(text) : null;
};

/** Every view and change, and proof that the records were not altered. */
export const AuditTab = () => {
  const trpc = useTRPC();
  const { loanId } = useLoan();
  const [search] = useSearchParams();
  const named = namedIn(search);
  const [before, setBefore] = useState<number | null>(named === null ? null : named + 1);
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
          <EventTable events={events} opened={named} />
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
