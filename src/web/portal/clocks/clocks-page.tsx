import { useQuery } from '@tanstack/react-query';
import { useTRPC } from '#web/api-client/api.ts';
import { pageTitle } from '#web/page-title.ts';
import { EmptyState } from '#web/ui/pages/empty-state.tsx';
import { clocksPage as words } from '#words/portal/clocks.ts';
import { Loaded } from '../loaded.tsx';
import { PageHead } from '../page-head.tsx';
import { Paging } from '../paging.tsx';
import { QueueTable } from '../queue/queue-table.tsx';
import { useLoanQueue } from '../queue/use-loan-queue.ts';
import { usePaging } from '../use-paging.ts';
import styles from './clocks.module.css';
import { type Duty, dutyColumns } from './duty-columns.tsx';

export const meta = () => [{ title: pageTitle(words.title) }];

type DutiesProps = { heading: string; none: string; duties: readonly Duty[]; isAll: boolean };

const Duties = ({ heading, none, duties, isAll }: DutiesProps) => (
  <section className={styles.group}>
    <h2>
      {heading} {isAll && <span>{duties.length}</span>}
    </h2>
    {duties.length === 0 ? (
      <p className="muted">{none}</p>
    ) : (
      <QueueTable caption={heading} columns={dutyColumns} rows={duties} keyOf={({ id }) => id} />
    )}
  </section>
);

/** Every running compliance clock: overdue with the reason, due today, upcoming. */
export default function ClocksPage() {
  const trpc = useTRPC();
  const paging = usePaging('clocks');
  const clocks = useQuery({ ...trpc.desk.clocks.queryOptions({ cursor: paging.cursor }), ...paging.turning });
  useLoanQueue({ rows: clocks.data?.duties, back: '/portal/clocks', refetch: () => void clocks.refetch() });
  return (
    <Loaded of={clocks}>
      {({ duties, next, today }) => {
        const isAll = paging.page === 1 && next === null;
        const late = duties.filter(({ clock }) => clock.state === 'over');
        const due = duties.filter(({ clock }) => clock.dueOn === today);
        const later = duties.filter(({ clock }) => clock.dueOn > today);
        return (
          <>
            <PageHead title={words.title} lede={words.lede} />
            {duties.length === 0 ? (
              <EmptyState title={words.emptyTitle}>{words.empty}</EmptyState>
            ) : (
              <>
                <Duties heading={words.late} none={words.none.late} duties={late} isAll={isAll} />
                <Duties heading={words.today} none={words.none.today} duties={due} isAll={isAll} />
                <Duties heading={words.later} none={words.none.later} duties={later} isAll={isAll} />
              </>
            )}
            <Paging {...paging.turnTo(clocks)} />
          </>
        );
      }}
    </Loaded>
  );
}
