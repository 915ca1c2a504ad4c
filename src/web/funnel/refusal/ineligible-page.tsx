import { useQuery } from '@tanstack/react-query';
import type { Application } from '#entities/application/application.ts';
import type { Refusal } from '#entities/contract/news-topic.ts';
import { resumePath } from '#funnel/engine/resume.ts';
import { paths } from '#funnel/paths.ts';
import { useTRPC } from '#web/api-client/api.ts';
import { pageTitle } from '#web/page-title.ts';
import { useLocation } from '#web/router/navigation.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { ArrivalHeading } from '#web/ui/pages/arrival-heading.tsx';
import { LoadingPage } from '#web/ui/pages/loading-page.tsx';
import { inLongDate } from '#words/figures.ts';
import { refusals } from '#words/funnel/refusals.ts';
import { changeText } from '#words/rules.ts';
import { policyToday } from '../estimate/lender-day.ts';
import { corrections } from '../saving/corrections.ts';
import { EquityFigure } from '../step/equity-figure.tsx';
import { useFunnelData } from '../step/funnel-data.ts';
import { HomeValue } from '../step/home-value.tsx';
import { AlertForm } from './alert-form.tsx';
import { EquityArithmetic } from './equity-arithmetic.tsx';
import styles from './ineligible-page.module.css';
import { refusedEquity } from './refused-equity.ts';
import { RuleCard } from './rule-card.tsx';
import { useRefusal } from './use-refusal.ts';

const refusalOf = (pathname: string): Refusal => {
  if (pathname.startsWith(paths.lowEquity)) return 'lowEquity';
  return pathname.startsWith(paths.boost) ? 'boost' : 'latePayment';
};

export const meta = ({ location }: { location: { pathname: string } }) => [
  { title: pageTitle(refusals.pages[refusalOf(location.pathname)].title) },
];

const Changes = ({ texts, tips }: { texts: readonly string[]; tips: readonly string[] }) => (
  <section className={styles.section} aria-labelledby="changes-heading">
    <h2 className="heading-2" id="changes-heading">
      {refusals.changeHeading}
    </h2>
    <ul className={styles.changes}>
      {[...texts, ...tips].map((text) => (
        <li key={text} className="card">
          {text}
        </li>
      ))}
    </ul>
  </section>
);

/** The rule, the applicant's figure, the limit, and the change that would alter the result. */
export default function IneligiblePage() {
  const refusal = refusalOf(useLocation().pathname);
  const { state, current } = useFunnelData();
  const { view, isLoading, isError } = useRefusal(refusal, { isStarted: current !== null });
  const trpc = useTRPC();
  const homeValue = useQuery({
    ...trpc.application.homeValue.queryOptions(),
    enabled: refusal === 'lowEquity' && current !== null,
  });
  const words = refusals.pages[refusal];
  const source = view?.hasCreditFile ? 'creditFile' : 'ownAnswers';
  if (state === 'loading' || isLoading) return <LoadingPage />;
  const rows = view?.rows ?? [];
  const nameOf = (id: string): string =>
    current?.application.liabilities.find((debt) => debt.id === id)?.creditor ?? refusals.debt;
  const ways = [...new Set(rows.flatMap(({ change }) => change ?? []).map((change) => changeText(change, nameOf)))];
  const refused = (application: Application) => ({
    application,
    rows,
    valuation: homeValue.data?.valuation?.value ?? null,
    policy: policyToday(),
  });
  return (
    <main id="content" className={`wrap ${styles.page}`}>
      <ArrivalHeading>
        {rows.length === 0
          ? refusals.noneHeading
          : words.heading(current?.application[current.person]?.firstName ?? null)}
      </ArrivalHeading>
      <p className={`lede ${styles.lede}`}>{rows.length === 0 ? refusals.none : words.lede}</p>
      {isError && <Notice tone="stop" title={refusals.failed} />}
      <div className={styles.figures}>
        <div className={styles.told}>
          {rows.map((row) => (
            <RuleCard key={`${row.rule} ${JSON.stringify(row.limit)}`} row={row} />
          ))}
          {refusal === 'lowEquity' && current !== null && (
            <EquityArithmetic equity={refusedEquity(refused(current.application))} policy={policyToday()} />
          )}
        </div>
        {refusal === 'lowEquity' && current !== null && (
          <EquityFigure equity={refusedEquity(refused(current.application))} />
        )}
      </div>
      {(ways.length > 0 || refusal === 'boost') && (
        <Changes texts={ways} tips={refusal === 'boost' ? refusals.boostTips : []} />
      )}
      {view !== null && rows.length > 0 && <AlertForm about={refusal} view={view} />}
      {refusal === 'lowEquity' && (
        <div className={styles.section}>
          <HomeValue />
        </div>
      )}
      <section className={styles.section} aria-labelledby="correct-heading">
        <h2 className="heading-3" id="correct-heading">
          {refusals.correctHeading}
        </h2>
        <p className="muted">{refusals.correct[source]}</p>
        <p className={styles.links}>
          {corrections({ refusal, variant: current?.variant ?? 'withUsageStep', source }).map(({ href, text }) => (
            <a key={href} className="button button-secondary" href={href}>
              {text}
            </a>
          ))}
          {current !== null && (
            <a className="button button-quiet" href={resumePath(current.status)}>
              {refusals.goOn}
            </a>
          )}
        </p>
      </section>
      <p className="muted smaller">
        {view?.hasCreditFile ? refusals.footnoteChecked : refusals.footnote}{' '}
        {view?.noticeDueOn ? refusals.notice(inLongDate(view.noticeDueOn)) : ''}
      </p>
      {view?.noticeSentOn && (
        <p className="muted smaller">
          {refusals.noticeSent(inLongDate(view.noticeSentOn))} <a href={paths.letters}>{refusals.readNotice}</a>
        </p>
      )}
      <p className="muted smaller">{refusals.counselor}</p>
    </main>
  );
}
