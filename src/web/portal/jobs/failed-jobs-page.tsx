import { useMutation, useQuery } from '@tanstack/react-query';
import type { inferOutput } from '@trpc/tanstack-react-query';
import { useState } from 'react';
import { useTRPC } from '#web/api-client/api.ts';
import { pageTitle } from '#web/page-title.ts';
import { Notice } from '#web/ui/notice.tsx';
import { failedJobs as words } from '#words/portal/failed-jobs.ts';
import { PageHead } from '../page-head.tsx';
import { usePortalData } from '../portal-data.ts';
import { Queue } from '../queue/queue.tsx';
import type { QueueAction } from '../queue/queue-action.ts';
import { usePaging } from '../use-paging.ts';
import { AuditNotice } from './audit-notice.tsx';
import { failedJobColumns, jobText } from './failed-job-columns.tsx';

export const meta = () => [{ title: pageTitle(words.title) }];

export type FailedJob = inferOutput<ReturnType<typeof useTRPC>['jobs']['failed']>['rows'][number];
type Told = { tone: 'info' | 'stop'; title: string };

/** Every background job that was given up, to be retried once its cause is gone. */
export default function FailedJobsPage() {
  const trpc = useTRPC();
  const paging = usePaging('failed-jobs');
  const [told, setTold] = useState<Told | null>(null);
  const { refresh } = usePortalData();
  const jobs = useQuery({ ...trpc.jobs.failed.queryOptions({ cursor: paging.cursor }), ...paging.turning });
  const retry = useMutation(
    trpc.jobs.retry.mutationOptions({
      onSuccess: ({ retried }) => {
        setTold(
          retried > 0
            ? { tone: 'info', title: words.retried(retried) }
            : { tone: 'stop', title: words.retriedMeanwhile },
        );
        void jobs.refetch();
        refresh();
      },
      onError: ({ message }) => setTold({ tone: 'stop', title: message }),
    }),
  );
  const retrying: QueueAction<FailedJob> = {
    nameOf: jobText,
    labelFor: ({ isErased }) => (isErased ? null : words.retry),
    isSelectable: ({ isErased }) => !isErased,
    labelForSelected: words.retrySelected,
    isRunning: retry.isPending,
    run: (chosen) => retry.mutate({ ids: chosen.map(({ id }) => id) }),
  };
  return (
    <>
      <PageHead title={words.title} lede={words.lede} />
      <AuditNotice />
      {told !== null && <Notice tone={told.tone} title={told.title} />}
      <Queue
        of={jobs}
        paging={paging}
        empty={{ title: words.emptyTitle, text: words.empty }}
        caption={words.caption}
        columns={failedJobColumns}
        keyOf={({ id }) => id}
        action={retrying}
      />
    </>
  );
}
