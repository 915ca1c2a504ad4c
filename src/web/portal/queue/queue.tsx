import { EmptyState } from '#web/ui/pages/empty-state.tsx';
import { type Failed, Loaded } from '../loaded.tsx';
import { Paging } from '../paging.tsx';
import type { usePaging } from '../use-paging.ts';
import { QueueTable, type QueueTableProps } from './queue-table.tsx';

type Page<Row> = { rows: readonly Row[]; next: string | null };

type QueueProps<Row> = Omit<QueueTableProps<Row>, 'rows'> & {
  of: Failed & { isPending: boolean; data: Page<Row> | undefined; isPlaceholderData: boolean };
  paging: ReturnType<typeof usePaging>;
  /** Says that nothing is left to do, or why nothing is found. */
  empty: { title: string; text: string };
};

/**
 * A list of work: failed jobs, mail to print, reviews, leads to invite. It loads and says so, says when it is empty, turns its
 * pages, and hands one or several rows to its action. The rows come from a paged query, the columns from its caller.
 */
export const Queue = <Row,>({ of, paging, empty, ...table }: QueueProps<Row>) => (
  <Loaded of={of}>
    {({ rows }) =>
      rows.length === 0 ? (
        <EmptyState title={empty.title}>{empty.text}</EmptyState>
      ) : (
        <>
          <QueueTable
            // A row selected on one page is not handled from another.
            key={paging.key}
            {...table}
            rows={rows}
          />
          <Paging {...paging.turnTo(of)} />
        </>
      )
    }
  </Loaded>
);
