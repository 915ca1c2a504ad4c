import type { inferOutput } from '@trpc/tanstack-react-query';
import type { useTRPC } from '#web/api-client/api.ts';
import { Link } from '#web/router/link.tsx';
import { inDay } from '#words/figures.ts';
import { clockWords, clocksPage as words } from '#words/portal/clocks.ts';
import { pipeline, stageWords, waitingWords } from '#words/portal/pipeline.ts';
import { queue } from '#words/portal/queue.ts';
import { PipelineClock } from '../pipeline/pipeline-clock.tsx';
import { type QueueColumn, Sub } from '../queue/queue-table.tsx';
import styles from './clocks.module.css';
import { LateReason } from './late-reason.tsx';

export type Duty = inferOutput<ReturnType<typeof useTRPC>['desk']['clocks']>['duties'][number];

const { columns } = words;

export const dutyColumns: readonly QueueColumn<Duty>[] = [
  {
    heading: columns.file,
    isName: true,
    cell: ({ loanId, loanNumber, names }) => (
      <div className={styles.line}>
        <Link to={`/portal/loan/${loanId}`}>{names || pipeline.noName}</Link>
        <span className={styles.number}>{loanNumber}</span>
      </div>
    ),
  },
  {
    heading: columns.duty,
    cell: ({ clock }) => (
      <div className={styles.line}>
        {clockWords[clock.kind].name}
        <details className={styles.rule}>
          <summary>
            {words.rule}
            <span className="visually-hidden">: {clockWords[clock.kind].name}</span>
          </summary>
          <p>{clockWords[clock.kind].rule}</p>
        </details>
      </div>
    ),
  },
  { heading: columns.clock, cell: ({ clock }) => <PipelineClock clock={clock} /> },
  { heading: columns.due, className: 'nowrap', cell: ({ clock }) => inDay(clock.dueOn) },
  {
    heading: columns.why,
    cell: (duty) => (
      <div className={styles.line}>
        <span>
          {stageWords[duty.stage]}, {pipeline.filterNames.waitingOn.toLowerCase()}{' '}
          {waitingWords[duty.waitingOn].toLowerCase()}
        </span>
        {duty.markedLateOn !== null && <Sub>{words.noted(inDay(duty.markedLateOn))}</Sub>}
        <LateReason duty={duty} />
      </div>
    ),
  },
  { heading: columns.owner, cell: ({ owner }) => owner ?? queue.noOwner },
];
