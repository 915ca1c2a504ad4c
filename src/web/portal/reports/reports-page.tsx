import { useQuery } from '@tanstack/react-query';
import type { ReportAsked } from '#entities/contract/reports/pipeline-report.ts';
import { useTRPC } from '#web/api-client/api.ts';
import { pageTitle } from '#web/page-title.ts';
import { Link } from '#web/router/link.tsx';
import { useNavigate, useSearchParams } from '#web/router/navigation.tsx';
import { EmptyState } from '#web/ui/pages/empty-state.tsx';
import { reports as words } from '#words/portal/desk/reports.ts';
import { Loaded } from '../loaded.tsx';
import { ExportButton } from '../pipeline/export-button.tsx';
import pages from '../portal-pages.module.css';
import { groupName, type ShownReport } from './group-name.ts';
import { PeriodForm } from './period-form.tsx';
import { askedFrom, figureFrom, reportAddress } from './report-address.ts';
import { ReportLoans } from './report-loans.tsx';
import { AskedContext } from './report-parts.tsx';
import { ReportSummary } from './report-summary.tsx';
import { FalloutTable, GroupTable, PeopleTable, TimeTable } from './report-tables.tsx';
import styles from './reports.module.css';

export const meta = () => [{ title: pageTitle(words.title) }];

const Definitions = () => (
  <details className={styles.definitions}>
    <summary>{words.definitionsTitle}</summary>
    <dl>
      {words.definitions.map(([term, text]) => (
        <div key={term}>
          <dt>{term}</dt>
          <dd>{text}</dd>
        </div>
      ))}
    </dl>
  </details>
);

/** The group the whole report was narrowed to, and the way out of it. */
const Narrowed = ({ asked, shown }: { asked: ReportAsked; shown: ShownReport }) => {
  const { only } = asked;
  if (only === null) return null;
  const group = shown.report.groups.find(({ value }) => value === only.value);
  return (
    <>
      {' · '}
      <b>{words.only(groupName(only.by, { value: only.value, name: group?.name ?? null }))}</b>{' '}
      <Link to={reportAddress({ ...asked, only: null })}>{words.everything}</Link>
    </>
  );
};

const Report = ({ asked, shown }: { asked: ReportAsked; shown: ShownReport }) => (
  <AskedContext value={asked}>
    <p className={styles.period} role="status">
      {words.between(shown.from, shown.to)}
      <Narrowed asked={asked} shown={shown} />
    </p>
    {shown.report.received.loans === 0 ? (
      <EmptyState title={words.emptyTitle}>{words.empty}</EmptyState>
    ) : (
      <>
        <ReportSummary report={shown.report} />
        <FalloutTable report={shown.report} />
        <TimeTable report={shown.report} />
        <GroupTable asked={asked} report={shown.report} />
      </>
    )}
    <PeopleTable work={shown.work} />
    <Definitions />
  </AskedContext>
);

/** Pull-through, fallout, time in each stage and work done, for a period the reader chooses. */
export default function ReportsPage() {
  const trpc = useTRPC();
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const [asked, figure] = [askedFrom(search), figureFrom(search)];
  const report = useQuery({ ...trpc.reports.pipeline.queryOptions(asked), enabled: figure === null });
  if (figure !== null) return <ReportLoans asked={asked} figure={figure} />;
  const address = encodeURIComponent(JSON.stringify(asked));
  return (
    <>
      <header className={pages.head}>
        <div>
          <h1>{words.title}</h1>
          <p className="muted">{words.lede}</p>
        </div>
        <ExportButton address={`/api/portal/reports.csv?asked=${address}`} />
      </header>
      <PeriodForm asked={asked} onShow={(next) => navigate(reportAddress(next))} />
      <Loaded of={report}>{(shown) => <Report asked={asked} shown={shown} />}</Loaded>
    </>
  );
}
