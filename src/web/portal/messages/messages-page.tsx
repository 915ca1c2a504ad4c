import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useSearchParams } from 'react-router';
import { talkView } from '#entities/contract/loan-talk.ts';
import { useTRPC } from '#web/api-client/api.ts';
import { pageTitle } from '#web/page-title.ts';
import { EmptyState } from '#web/ui/pages/empty-state.tsx';
import { talks as words } from '#words/portal/talks.ts';
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
import { TalkTable } from './talk-table.tsx';

export const meta = () => [{ title: pageTitle(words.title) }];

/** Every talk with the people of the files in reach: the unread, then all. */
export default function MessagesPage() {
  const trpc = useTRPC();
  const [search, setSearch] = useSearchParams();
  const view = talkView.safeParse(search.get('view')).data ?? 'unread';
  const paging = usePaging(view);
  const talks = useQuery({ ...trpc.desk.talks.queryOptions({ view, cursor: paging.cursor }), ...paging.turning });
  useScrollReturn({ isShown: talks.data !== undefined });
  const { refresh } = usePortalData();
  usePipelineChanges(() => {
    void talks.refetch();
    refresh();
  });
  useEffect(() => {
    if (talks.data)
      keepLoanList({
        ids: [...new Set(talks.data.rows.map(({ loanId }) => loanId))],
        back: `/portal/messages?view=${view}`,
      });
  }, [talks.data, view]);
  return (
    <>
      <PageHead title={words.title} lede={words.lede} />
      <nav className={`${list.views} ${styles.views}`} aria-label={words.viewsLabel}>
        <ul>
          {talkView.options.map((each) => (
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
      <Loaded of={talks}>
        {({ rows }) =>
          rows.length === 0 ? (
            <EmptyState title={words.emptyTitle[view]}>{words.empty[view]}</EmptyState>
          ) : (
            <>
              <TalkTable talks={rows} />
              <Paging {...paging.turnTo(talks)} />
            </>
          )
        }
      </Loaded>
    </>
  );
}
