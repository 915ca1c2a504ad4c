import { useQuery } from '@tanstack/react-query';
import type { inferOutput } from '@trpc/tanstack-react-query';
import type { WorkQueue, WorkRow, WorkView } from '#entities/contract/desk/work-item.ts';
import { useTRPC } from '#web/api-client/api.ts';
import { Link } from '#web/router/link.tsx';
import { EmptyState } from '#web/ui/pages/empty-state.tsx';
import { work as words } from '#words/portal/work.ts';
import { Loaded } from '../loaded.tsx';
import { Paging } from '../paging.tsx';
import { useLoanQueue } from '../queue/use-loan-queue.ts';
import { usePaging } from '../use-paging.ts';
import styles from './work.module.css';
import { workGroups } from './work-groups.ts';
import { WorkList } from './work-list.tsx';
import { queueAddress } from './work-tiles.tsx';

type Counts = inferOutput<ReturnType<typeof useTRPC>['work']['counts']>;
type Props = { counts: Counts; queue: WorkQueue; view: WorkView; onChanged: () => void };

/** The queue is empty: what would bring work here, and where there is some. */
const Empty = ({ counts, queue, view }: Omit<Props, 'onChanged'>) => {
  const next = counts.views[view].find((each) => each.queue !== queue && each.count > 0);
  const team = counts.views.team.find((each) => each.queue === queue)?.count ?? 0;
  return (
    <EmptyState title={words.emptyTitle[queue]}>
      {words.emptyText[queue]}
      <span className={styles.emptyLinks}>
        {next && (
          <Link to={queueAddress(next.queue, view)}>{words.emptyNext(words.queues[next.queue], next.count)}</Link>
        )}
        {view !== 'team' && team > 0 && <Link to={queueAddress(queue, 'team')}>{words.emptyTeam(team)}</Link>}
      </span>
    </EmptyState>
  );
};

const loansOf = (rows: readonly WorkRow[] | undefined) =>
  rows?.flatMap(({ loan }) => (loan === null ? [] : [{ loanId: loan.id }]));

/** One queue: the rows by the time they are due, then those nobody has. */
export const QueueView = ({ counts, queue, view, onChanged }: Props) => {
  const trpc = useTRPC();
  const paging = usePaging(`${queue} ${view}`);
  const page = useQuery({
    ...trpc.work.page.queryOptions({ queue, view, cursor: paging.cursor }),
    ...paging.turning,
  });
  const open = useQuery({
    ...trpc.work.page.queryOptions({ queue, view: 'open', cursor: null }),
    enabled: view === 'mine',
  });
  const refetch = () => {
    void page.refetch();
    if (view === 'mine') void open.refetch();
    onChanged();
  };
  const unassigned = view === 'mine' ? (open.data?.rows ?? []) : [];
  useLoanQueue({
    rows: page.data && loansOf([...page.data.rows, ...unassigned]),
    back: queueAddress(queue, view),
    refetch,
  });
  return (
    <div className={styles.list}>
      <Loaded of={page}>
        {({ rows }) => {
          const due = workGroups(rows, counts.today).map(({ group, rows: own }, at) => ({
            heading: words.groups[group],
            note: at === 0 ? words.groupNotes[queue] : null,
            rows: own,
          }));
          const groups =
            unassigned.length === 0
              ? due
              : [...due, { heading: words.openGroup, note: words.openNote, rows: unassigned }];
          if (groups.length === 0) return <Empty {...{ counts, queue, view }} />;
          return (
            <>
              <WorkList
                caption={words.caption(words.queues[queue])}
                groups={groups}
                today={counts.today}
                queues={counts.views[view].length}
                onChanged={refetch}
              />
              {view === 'mine' && open.data?.next && (
                <p className={styles.more}>
                  <Link to={queueAddress(queue, 'open')}>{words.moreOpen}</Link>
                </p>
              )}
              <Paging {...paging.turnTo(page)} />
            </>
          );
        }}
      </Loaded>
    </div>
  );
};
