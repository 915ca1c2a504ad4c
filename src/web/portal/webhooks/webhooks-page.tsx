import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTRPC } from '#web/api-client/api.ts';
import { pageTitle } from '#web/page-title.ts';
import { Notice } from '#web/ui/notice.tsx';
import { webhooks as words } from '#words/portal/webhooks.ts';
import { PageHead } from '../page-head.tsx';
import { Queue } from '../queue/queue.tsx';
import type { QueueAction } from '../queue/queue-action.ts';
import { useMay } from '../use-may.ts';
import { usePaging } from '../use-paging.ts';
import { typeText, type Webhook, webhookColumns } from './webhook-columns.tsx';

export const meta = () => [{ title: pageTitle(words.title) }];

type Told = { tone: 'info' | 'stop'; title: string };

/** Everything vendors sent; administrators may carry one out again. */
export default function WebhooksPage() {
  const trpc = useTRPC();
  const paging = usePaging('webhooks');
  const [told, setTold] = useState<Told | null>(null);
  const mayReplay = useMay('manageSettings');
  const events = useQuery({ ...trpc.hooks.list.queryOptions({ cursor: paging.cursor }), ...paging.turning });
  const replay = useMutation(
    trpc.hooks.replay.mutationOptions({
      onSuccess: ({ replayed }) => {
        setTold({ tone: 'info', title: words.replayed(replayed) });
        void events.refetch();
      },
      onError: ({ message }) => setTold({ tone: 'stop', title: message }),
    }),
  );
  const replaying: QueueAction<Webhook> = {
    nameOf: typeText,
    labelFor: ({ state }) => (state === 'unreadable' ? null : words.replay),
    isSelectable: ({ state }) => state !== 'unreadable',
    labelForSelected: words.replaySelected,
    isRunning: replay.isPending,
    run: (chosen) => replay.mutate({ ids: chosen.map(({ id }) => id) }),
  };
  return (
    <>
      <PageHead title={words.title} lede={words.lede} />
      {told !== null && <Notice tone={told.tone} title={told.title} />}
      <Queue
        of={events}
        paging={paging}
        empty={{ title: words.emptyTitle, text: words.empty }}
        caption={words.caption}
        columns={webhookColumns}
        keyOf={({ id }) => id}
        {...(mayReplay ? { action: replaying } : {})}
      />
    </>
  );
}
