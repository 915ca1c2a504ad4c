import { useQuery } from '@tanstack/react-query';
import type { inferOutput } from '@trpc/tanstack-react-query';
import { useEffect } from 'react';
import { Link } from 'react-router';
import { useTRPC } from '#web/api-client/api.ts';
import { pageTitle } from '#web/page-title.ts';
import table from '#web/ui/data-table.module.css';
import { EmptyState } from '#web/ui/pages/empty-state.tsx';
import { inDay } from '#words/figures.ts';
import { clockWords, clocksPage as words } from '#words/portal/clocks.ts';
import { pipeline, stageWords, waitingWords } from '#words/portal/pipeline.ts';
import { Loaded } from '../loaded.tsx';
import { keepLoanList } from '../loan-list.ts';
import { PageHead } from '../page-head.tsx';
import { Paging } from '../paging.tsx';
import { PipelineClock } from '../pipeline/pipeline-clock.tsx';
import { usePipelineChanges } from '../pipeline/use-pipeline-changes.ts';
import { usePaging } from '../use-paging.ts';
import { useScrollReturn } from '../use-scroll-return.ts';
import styles from './clocks.module.css';

export const meta = () => [{ title: pageTitle(words.title) }];

type Duty = inferOutput<ReturnType<typeof useTRPC>['desk']['clocks']>['duties'][number];

type DutiesProps = { heading: string; none: string; duties: readonly Duty[]; isAll: boolean };

const Duties = ({ heading, none, duties, isAll }: DutiesProps) => {
  const { columns } = words;
  return (
    <section className={styles.group}>
      <h2>
        {heading} {isAll && <span>{duties.length}</span>}
      </h2>
      {duties.length === 0 ? (
        <p className="muted">{none}</p>
      ) : (
        <div className={table.frame}>
          <table className={table.table}>
            <caption className="visually-hidden">{heading}</caption>
            <thead>
              <tr>
                <th scope="col">{columns.file}</th>
                <th scope="col">{columns.duty}</th>
                <th scope="col">{columns.clock}</th>
                <th scope="col">{columns.due}</th>
                <th scope="col">{columns.why}</th>
                <th scope="col">{columns.owner}</th>
              </tr>
            </thead>
            <tbody>
              {duties.map(({ id, clock, loanId, loanNumber, names, stage, waitingOn, owner, markedLateOn }) => (
                <tr key={id}>
                  <th scope="row">
                    <Link to={`/portal/loan/${loanId}`}>{names || pipeline.noName}</Link>
                    <span className={styles.sub}>{loanNumber}</span>
                  </th>
                  <td>
                    {clockWords[clock.kind].name}
                    <span className={styles.sub}>{clockWords[clock.kind].rule}</span>
                  </td>
                  <td>
                    <PipelineClock clock={clock} />
                  </td>
                  <td className="nowrap">{inDay(clock.dueOn)}</td>
                  <td>
                    {stageWords[stage]}, {pipeline.filterNames.waitingOn.toLowerCase()}{' '}
                    {waitingWords[waitingOn].toLowerCase()}
                    {markedLateOn !== null && <span className={styles.sub}>{words.noted(inDay(markedLateOn))}</span>}
                  </td>
                  <td>{owner ?? words.owner}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
    </section>
  );
};

/** Every running compliance clock: overdue with the reason, due today, upcoming. */
export default function ClocksPage() {
  const trpc = useTRPC();
  const paging = usePaging('clocks');
  const clocks = useQuery({ ...trpc.desk.clocks.queryOptions({ cursor: paging.cursor }), ...paging.turning });
  usePipelineChanges(() => void clocks.refetch());
  useScrollReturn({ isShown: clocks.data !== undefined });
  useEffect(() => {
    if (clocks.data)
      keepLoanList({ ids: [...new Set(clocks.data.duties.map(({ loanId }) => loanId))], back: '/portal/clocks' });
  }, [clocks.data]);
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
