import { useQuery } from '@tanstack/react-query';
import type { ReportAsked, ReportedLoan, ReportFigure } from '#entities/contract/reports/pipeline-report.ts';
import { toDollars } from '#entities/values/money.ts';
import { useTRPC } from '#web/api-client/api.ts';
import { Link } from '#web/router/link.tsx';
import { inDatedDay, inDollars } from '#words/figures.ts';
import { reports as words } from '#words/portal/desk/reports.ts';
import { pipeline, stageWords } from '#words/portal/pipeline.ts';
import { PageHead } from '../page-head.tsx';
import { Queue } from '../queue/queue.tsx';
import { type QueueColumn, Sub } from '../queue/queue-table.tsx';
import { useLoanQueue } from '../queue/use-loan-queue.ts';
import { usePaging } from '../use-paging.ts';
import { reportAddress } from './report-address.ts';

const { columns } = words.list;

const nameOf = ({ loanId, loanNumber, names }: ReportedLoan) =>
  loanId === null ? (
    loanNumber
  ) : (
    <>
      <Link to={`/portal/loan/${loanId}`}>{names || pipeline.noName}</Link>
      <Sub>{loanNumber}</Sub>
    </>
  );

const loanColumns: readonly QueueColumn<ReportedLoan>[] = [
  { heading: columns.loan, isName: true, cell: nameOf },
  {
    heading: columns.received,
    isLabeled: true,
    className: 'nowrap',
    cell: ({ receivedOn }) => receivedOn && inDatedDay(receivedOn),
  },
  { heading: columns.state, isLabeled: true, cell: ({ state }) => state },
  { heading: columns.line, isLabeled: true, cell: ({ line }) => line !== null && inDollars(toDollars(line)) },
  { heading: columns.stage, isLabeled: true, cell: ({ stage }) => stageWords[stage] },
];
const daysColumn: QueueColumn<ReportedLoan> = {
  heading: columns.days,
  isLabeled: true,
  cell: ({ days }) => days !== null && words.time.days(days),
};
const countColumn: QueueColumn<ReportedLoan> = { heading: columns.count, isLabeled: true, cell: ({ count }) => count };

const columnsFor = ({ kind }: ReportFigure): readonly QueueColumn<ReportedLoan>[] => {
  if (kind === 'stage') return [...loanColumns, daysColumn];
  return kind === 'work' ? [...loanColumns, countColumn] : loanColumns;
};

const titleOf = (figure: ReportFigure): string => {
  switch (figure.kind) {
    case 'received':
      return words.received;
    case 'fallout':
      return words.fellOut;
    case 'outcome':
      return figure.outcome === 'open' || figure.outcome === 'funded'
        ? words[figure.outcome]
        : words.outcomes[figure.outcome];
    case 'endedIn': {
      const stage = figure.stage === null ? words.fallout.notRecorded : stageWords[figure.stage];
      return words.list.endedIn(words.outcomes[figure.outcome], stage);
    }
    case 'stage':
      return (figure.isThere ? words.time.there : words.time.left)(stageWords[figure.stage]);
    case 'work':
      return words.work.kinds[figure.work];
  }
};

type Props = { asked: ReportAsked; figure: ReportFigure };

/** Exactly the loans behind one figure. */
export const ReportLoans = ({ asked, figure }: Props) => {
  const trpc = useTRPC();
  const address = reportAddress(asked, figure);
  const paging = usePaging(address);
  const page = useQuery({
    ...trpc.reports.loans.queryOptions({ asked, figure, cursor: paging.cursor }),
    ...paging.turning,
  });
  const rows = page.data?.rows.flatMap((row) => (row.loanId === null ? [] : [{ ...row, loanId: row.loanId }]));
  useLoanQueue({ rows, back: address, refetch: () => void page.refetch() });
  return (
    <>
      <PageHead title={titleOf(figure)} lede={words.list.caption} />
      <p>
        <Link to={reportAddress(asked)}>{words.list.back}</Link>
      </p>
      <Queue
        of={page}
        paging={paging}
        empty={{ title: words.list.emptyTitle, text: words.list.empty }}
        caption={words.list.caption}
        columns={columnsFor(figure)}
        keyOf={({ loanNumber }) => loanNumber}
      />
    </>
  );
};
