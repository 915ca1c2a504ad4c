import { useQuery } from '@tanstack/react-query';
import type { inferOutput } from '@trpc/tanstack-react-query';
import { useTRPC } from '#web/api-client/api.ts';
import { pageTitle } from '#web/page-title.ts';
import { Link } from '#web/router/link.tsx';
import table from '#web/ui/data-table.module.css';
import { inDay, inPercent } from '#words/figures.ts';
import { pipeline } from '#words/portal/pipeline.ts';
import { valueReviews as words } from '#words/portal/value-reviews.ts';
import { valuationModelName } from '#words/valuation-models.ts';
import letters from '../letters/letters.module.css';
import { PageHead } from '../page-head.tsx';
import { Queue } from '../queue/queue.tsx';
import { type QueueColumn, Sub } from '../queue/queue-table.tsx';
import { useLoanQueue } from '../queue/use-loan-queue.ts';
import { usePaging } from '../use-paging.ts';
import { shareOfReviewed } from './share-of-reviewed.ts';

export const meta = () => [{ title: pageTitle(words.title) }];

type Listed = inferOutput<ReturnType<typeof useTRPC>['desk']['valueReviews']>;

const columns: readonly QueueColumn<Listed['rows'][number]>[] = [
  {
    heading: words.columns.loan,
    isName: true,
    cell: ({ loanId, loanNumber, names }) => (
      <>
        <Link to={`/portal/loan/${loanId}/property`}>{names || pipeline.noName}</Link>
        <Sub>{loanNumber}</Sub>
      </>
    ),
  },
  { heading: words.columns.model, isLabeled: true, cell: ({ model }) => valuationModelName(model) },
  { heading: words.columns.drawn, isLabeled: true, className: 'nowrap', cell: ({ drawnOn }) => inDay(drawnOn) },
];

const FINDINGS = ['supported', 'tooHigh', 'tooLow'] as const;

const ModelTable = ({ models }: Pick<Listed, 'models'>) => {
  const { modelColumns } = words;
  if (models.length === 0) return <p className="muted">{words.noModels}</p>;
  return (
    <div className={table.frame}>
      <table className={`${table.table} ${table.figures}`}>
        <caption className="visually-hidden">{words.models}</caption>
        <thead>
          <tr>
            {Object.values(modelColumns).map((heading) => (
              <th key={heading} scope="col">
                {heading}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {models.map((counts) => {
            const reviewed = counts.supported + counts.tooHigh + counts.tooLow;
            return (
              <tr key={counts.model}>
                <th scope="row">{valuationModelName(counts.model)}</th>
                <td data-label={modelColumns.drawn}>{counts.drawn}</td>
                <td data-label={modelColumns.reviewed}>{reviewed}</td>
                {FINDINGS.map((finding) => {
                  const share = shareOfReviewed(counts[finding], reviewed);
                  return (
                    <td key={finding} data-label={modelColumns[finding]}>
                      {words.counted(counts[finding], share === null ? null : inPercent(share, 0))}
                    </td>
                  );
                })}
              </tr>
            );
          })}
        </tbody>
      </table>
    </div>
  );
};

/** Values drawn at random that wait for a reviewer, and what was found of each model so far. */
export default function ValueReviewsPage() {
  const trpc = useTRPC();
  const paging = usePaging('valueReviews');
  const reviews = useQuery({ ...trpc.desk.valueReviews.queryOptions({ cursor: paging.cursor }), ...paging.turning });
  useLoanQueue({ rows: reviews.data?.rows, back: '/portal/value-reviews', refetch: () => void reviews.refetch() });
  return (
    <>
      <PageHead title={words.title} lede={words.lede} />
      <h2 className={`heading-3 ${letters.heading}`}>{words.waiting}</h2>
      <Queue
        of={reviews}
        paging={paging}
        empty={{ title: words.emptyTitle, text: words.empty }}
        caption={words.caption}
        columns={columns}
        keyOf={({ reportId }) => reportId}
      />
      <h2 className={`heading-3 ${letters.heading}`}>{words.models}</h2>
      {reviews.data && <ModelTable models={reviews.data.models} />}
    </>
  );
}
