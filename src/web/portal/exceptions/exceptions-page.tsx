import { useQuery } from '@tanstack/react-query';
import type { inferOutput } from '@trpc/tanstack-react-query';
import { exceptableRule } from '#entities/facts/exceptions/policy-exception.ts';
import { toBasisPoints } from '#entities/values/percent.ts';
import { useTRPC } from '#web/api-client/api.ts';
import { pageTitle } from '#web/page-title.ts';
import { Link } from '#web/router/link.tsx';
import table from '#web/ui/data-table.module.css';
import { inPercent } from '#words/figures.ts';
import { momentText } from '#words/moments.ts';
import { exceptionDesk } from '#words/portal/loan-desk/exceptions.ts';
import { pipeline } from '#words/portal/pipeline.ts';
import letters from '../letters/letters.module.css';
import { exceededText, factorsText } from '../loan/decision/exceeded-limits.tsx';
import { PageHead } from '../page-head.tsx';
import { Queue } from '../queue/queue.tsx';
import { type QueueColumn, Sub } from '../queue/queue-table.tsx';
import { useLoanQueue } from '../queue/use-loan-queue.ts';
import { usePaging } from '../use-paging.ts';

const words = exceptionDesk.list;

export const meta = () => [{ title: pageTitle(words.title) }];

type Listed = inferOutput<ReturnType<typeof useTRPC>['desk']['exceptions']>;

const columns: readonly QueueColumn<Listed['rows'][number]>[] = [
  {
    heading: words.columns.loan,
    isName: true,
    cell: ({ loanId, loanNumber, names }) => (
      <>
        <Link to={`/portal/loan/${loanId}/decision`}>{names || pipeline.noName}</Link>
        <Sub>{loanNumber}</Sub>
      </>
    ),
  },
  {
    heading: words.columns.exceeded,
    isLabeled: true,
    cell: ({ exceptions }) => exceptions.map((each) => exceededText(each)).join('. '),
  },
  {
    heading: words.columns.factors,
    isLabeled: true,
    cell: ({ factors }) => factorsText(factors),
  },
  { heading: words.columns.proposed, isLabeled: true, cell: ({ proposedBy }) => proposedBy },
  { heading: words.columns.approved, isLabeled: true, cell: ({ approvedBy }) => approvedBy },
  { heading: words.columns.at, isLabeled: true, className: 'nowrap', cell: ({ at }) => momentText(at) },
];

const shareText = (count: number, of: number): string | null =>
  of === 0 ? null : inPercent(toBasisPoints(Math.round((count * 10_000) / of)), 1);

const YearTable = ({ year }: Pick<Listed, 'year'>) => {
  const rows = [
    { name: words.approvals, text: words.counted(year.approvals, null) },
    { name: words.excepted, text: words.counted(year.excepted, shareText(year.excepted, year.approvals)) },
    ...exceptableRule.options.map((rule) => ({
      name: words.rules[rule],
      text: words.counted(year.byRule[rule], shareText(year.byRule[rule], year.approvals)),
    })),
  ];
  return (
    <div className={table.frame}>
      <table className={`${table.table} ${table.figures}`}>
        <caption className="visually-hidden">{words.year}</caption>
        <tbody>
          {rows.map(({ name, text }) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              <td>{text}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
};

/** Every approval beyond a limit of the policy, and their share of the year's approvals. */
export default function ExceptionsPage() {
  const trpc = useTRPC();
  const paging = usePaging('exceptions');
  const listed = useQuery({ ...trpc.desk.exceptions.queryOptions({ cursor: paging.cursor }), ...paging.turning });
  useLoanQueue({ rows: listed.data?.rows, back: '/portal/exceptions', refetch: () => void listed.refetch() });
  return (
    <>
      <PageHead title={words.title} lede={words.lede} />
      <h2 className={`heading-3 ${letters.heading}`}>{words.year}</h2>
      {listed.data && <YearTable year={listed.data.year} />}
      <h2 className={`heading-3 ${letters.heading}`}>{words.caption}</h2>
      <Queue
        of={listed}
        paging={paging}
        empty={{ title: words.emptyTitle, text: words.empty }}
        caption={words.caption}
        columns={columns}
        keyOf={({ decisionId }) => decisionId}
      />
    </>
  );
}
