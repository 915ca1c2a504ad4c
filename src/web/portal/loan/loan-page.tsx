import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { type LoanTab, loanTabs } from '#entities/contract/loan-tab.ts';
import { withApplication } from '#entities/contract/wire-form.ts';
import { decide } from '#rules/decision/decide.ts';
import { isOver } from '#rules/stage/loan-end.ts';
import { useTRPC } from '#web/api-client/api.ts';
import { useChanges } from '#web/api-client/use-changes.ts';
import { policyOn } from '#web/funnel/estimate/lender-day.ts';
import { pageTitle } from '#web/page-title.ts';
import { useParams } from '#web/router/navigation.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { EmptyState } from '#web/ui/pages/empty-state.tsx';
import { NotLoaded } from '#web/ui/pages/not-loaded.tsx';
import { SkeletonLines } from '#web/ui/pages/skeleton-lines.tsx';
import { loanDesk as words } from '#words/portal/loan-desk/head.ts';
import { FailedPart, FailedParts } from '../failed-parts.tsx';
import { useDuplicates } from '../peek/duplicate-list.tsx';
import { LoanContext, type LoanFile } from './loan-context.ts';
import { LoanHead } from './loan-head.tsx';
import styles from './loan-page.module.css';
import { LoanTabView } from './loan-tab-view.tsx';

export const meta = () => [{ title: pageTitle(words.tabs.borrowers) }];

type Props = { file: LoanFile; duplicates: ReturnType<typeof useDuplicates>; tab: LoanTab; refresh: () => void };

const Loan = ({ file, duplicates, tab, refresh }: Props) => {
  const { application, facts, asOf, id } = file;
  const policy = policyOn(asOf);
  const decision = useMemo(() => decide({ application, facts, policy, asOf }), [application, facts, policy, asOf]);
  useChanges({ path: 'loanFile.changes', input: { loanId: id } }, refresh);
  const can = (action: LoanFile['can'][number]) => file.can.includes(action);
  return (
    <LoanContext value={{ loanId: id, file, policy, decision, can, refresh }}>
      <title>{pageTitle(`${words.tabs[tab]}, ${file.loanNumber}`)}</title>
      <LoanHead tab={tab} duplicates={duplicates} />
      {file.end !== null && isOver(file.end) && (
        <div className={styles.ended}>
          <Notice tone="info" title={words.end[file.end]} />
        </div>
      )}
      <LoanTabView key={`${id}/${tab}`} tab={tab} />
    </LoanContext>
  );
};

/** Errors caused by the viewer's own session or access. */
const HIDING: readonly string[] = ['UNAUTHORIZED', 'FORBIDDEN'];

/** One loan, by its URL, which includes the open tab so that it can be sent to a colleague. */
export default function LoanPage() {
  const { loanId = '', tab = 'conditions' } = useParams();
  const trpc = useTRPC();
  const queries = useQueryClient();
  const file = useQuery(trpc.loanFile.open.queryOptions({ loanId }, { select: withApplication }));
  // They stand above the rest, which they would push away if they came later.
  const duplicates = useDuplicates(loanId);
  const refresh = () => {
    const { figures, idChecks, sheet } = trpc.loanReview;
    // What colleagues do with a document; its pages stay as they were read.
    for (const part of [trpc.loanFile, figures, idChecks, sheet])
      void queries.invalidateQueries({ queryKey: part.pathKey() });
  };
  const open = loanTabs.find((known) => known === tab);
  const refusal = file.error?.data?.code ?? null;
  if (refusal === 'NOT_FOUND' || refusal === 'BAD_REQUEST')
    return (
      <div className={styles.missing}>
        <h1 className="visually-hidden">{words.notFound}</h1>
        <EmptyState title={words.notFound}>{words.notFoundText}</EmptyState>
      </div>
    );
  if (file.isPending || (file.data && duplicates.isPending)) return <SkeletonLines text={words.loading} />;
  // Keep the page's content and typed text while the server is unreachable; on loss of access, hide it.
  if (!file.data || (refusal !== null && HIDING.includes(refusal)))
    return <NotLoaded retry={refresh} reason={file.error?.message} isWholePage />;
  return (
    <FailedParts>
      {file.isError && <FailedPart retry={refresh} reason={file.error?.message} isPage />}
      <Loan file={file.data} duplicates={duplicates} tab={open ?? 'conditions'} refresh={refresh} />
    </FailedParts>
  );
}
