import { useQuery } from '@tanstack/react-query';
import { threadView } from '#entities/contract/loan-thread.ts';
import { useTRPC } from '#web/api-client/api.ts';
import { pageTitle } from '#web/page-title.ts';
import { useSearchParams } from '#web/router/navigation.tsx';
import { threads as words } from '#words/portal/threads.ts';
import { PageHead } from '../page-head.tsx';
import tabs from '../pipeline/view-tabs.module.css';
import { usePortalData } from '../portal-data.ts';
import { Queue } from '../queue/queue.tsx';
import { useLoanQueue } from '../queue/use-loan-queue.ts';
import { usePaging } from '../use-paging.ts';
import styles from './messages.module.css';
import { threadColumns } from './thread-columns.tsx';

export const meta = () => [{ title: pageTitle(words.title) }];

/** Message threads on every loan the staff member can see: unread first, then all. */
export default function MessagesPage() {
  const trpc = useTRPC();
  const [search, setSearch] = useSearchParams();
  const view = threadView.safeParse(search.get('view')).data ?? 'unread';
  const paging = usePaging(view);
  const threads = useQuery({ ...trpc.desk.talks.queryOptions({ view, cursor: paging.cursor }), ...paging.turning });
  const { refresh } = usePortalData();
  useLoanQueue({
    rows: threads.data?.rows,
    back: `/portal/messages?view=${view}`,
    refetch: () => {
      void threads.refetch();
      refresh();
    },
  });
  return (
    <>
      <PageHead title={words.title} lede={words.lede} />
      <nav className={`${tabs.views} ${styles.views}`} aria-label={words.viewsLabel}>
        <ul>
          {threadView.options.map((each) => (
            <li key={each} className={each === view ? tabs.on : undefined}>
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
      <Queue
        of={threads}
        paging={paging}
        empty={{ title: words.emptyTitle[view], text: words.empty[view] }}
        caption={words.caption}
        columns={threadColumns}
        keyOf={({ loanId, person }) => `${loanId}-${person}`}
      />
    </>
  );
}
