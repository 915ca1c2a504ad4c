import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useSearchParams } from 'react-router';
import { threadView } from '#entities/contract/loan-thread.ts';
import { useTRPC } from '#web/api-client/api.ts';
import { pageTitle } from '#web/page-title.ts';
import { EmptyState } from '#web/ui/pages/empty-state.tsx';
import { threads as words } from '#words/portal/threads.ts';
import { Loaded } from '../loaded.tsx';
import { keepLoanList } from '../loan-list.ts';
import { PageHead } from '../page-head.tsx';
import { Paging } from '../paging.tsx';
import list from '../pipeline/pipeline.module.css';
import { usePipelineChanges } from '../pipeline/use-pipeline-changes.ts';
import { usePortalData } from '../portal-data.ts';
import { usePaging } from '../use-paging.ts';
import { useScrollReturn } from '../use-scroll-return.ts';
import styles from './messages.module.css';
import { ThreadTable } from './thread-table.tsx';

export const meta = () => [{ title: pageTitle(words.title) }];

/** Message threads on every loan the staff member can see: unread first, then all. */
export default function MessagesPage() {
  const trpc = useTRPC();
  const [search, setSearch] = useSearchParams();
  const view = threadView.safeParse(search.get('view')).data ?? 'unread';
  const paging = usePaging(view);
  const threads = useQuery({ ...trpc.desk.talks.queryOptions({ view, cursor: paging.cursor }), ...paging.turning });
  useScrollReturn({ isShown: threads.data !== undefined });
  const { refresh } = usePortalData();
  usePipelineChanges(() => {
    void threads.refetch();
    refresh();
  });
  useEffect(() => {
    if (threads.data)
      keepLoanList({
        ids: [...new Set(threads.data.rows.map(({ loanId }) => loanId))],
        back: `/portal/messages?view=${view}`,
      });
  }, [threads.data, view]);
  return (
    <>
      <PageHead title={words.title} lede={words.lede} />
      <nav className={`${list.views} ${styles.views}`} aria-label={words.viewsLabel}>
        <ul>
          {threadView.options.map((each) => (
            <li key={each} className={each === view ? list.on : undefined}>
              <button
                type="button"
                aria-current={each === view ? 'true' : undefined}
                onClick={() => setSearch({ view: each })}
              >
                {words.views[each]}
              </button>
            </li>
          ))}
        </ul>
      </nav>
      <Loaded of={threads}>
        {({ rows }) =>
          rows.length === 0 ? (
            <EmptyState title={words.emptyTitle[view]}>{words.empty[view]}</EmptyState>
          ) : (
            <>
              <ThreadTable threads={rows} />
              <Paging {...paging.turnTo(threads)} />
            </>
          )
        }
      </Loaded>
    </>
  );
}
