import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTRPC } from '#web/api-client/api.ts';
import { pageTitle } from '#web/page-title.ts';
import { Notice } from '#web/ui/notice.tsx';
import { loanSystemLog as words } from '#words/portal/loan-system.ts';
import { PageHead } from '../page-head.tsx';
import { Queue } from '../queue/queue.tsx';
import type { QueueAction } from '../queue/queue-action.ts';
import { useMay } from '../use-may.ts';
import { usePaging } from '../use-paging.ts';
import { type LoanSystemRow, loanSystemColumns } from './loan-system-columns.tsx';
import { MessageContent } from './message-content.tsx';

export const meta = () => [{ title: pageTitle(words.title) }];

type Told = { tone: 'info' | 'stop'; title: string };

/** Everything the loan system was sent; administrators may send one again. */
export default function LoanSystemPage() {
  const trpc = useTRPC();
  const paging = usePaging('loan-system');
  const [told, setTold] = useState<Told | null>(null);
  const [shown, setShown] = useState<LoanSystemRow | null>(null);
  const maySend = useMay('manageSettings');
  const messages = useQuery({ ...trpc.loanSystem.list.queryOptions({ cursor: paging.cursor }), ...paging.turning });
  const onError = ({ message }: { message: string }) => setTold({ tone: 'stop', title: message });
  const show = useMutation(trpc.loanSystem.show.mutationOptions({ onError }));
  const send = useMutation(
    trpc.loanSystem.sendAgain.mutationOptions({
      onSuccess: ({ sent, undelivered }) => {
        setTold({ tone: undelivered === 0 ? 'info' : 'stop', title: words.sent(sent, undelivered) });
        void messages.refetch();
      },
      onError,
    }),
  );
  const sending: QueueAction<LoanSystemRow> = {
    nameOf: ({ loanNumber }) => loanNumber,
    labelFor: () => words.sendAgain,
    isSelectable: () => true,
    labelForSelected: words.sendSelected,
    isRunning: send.isPending,
    run: (chosen) => send.mutate({ ids: chosen.map(({ id }) => id) }),
  };
  const open = (row: LoanSystemRow) => {
    setShown(row);
    show.mutate({ id: row.id });
  };
  return (
    <>
      <PageHead title={words.title} lede={words.lede} />
      {told !== null && <Notice tone={told.tone} title={told.title} />}
      {shown !== null && show.data && (
        <MessageContent loanNumber={shown.loanNumber} content={show.data} onClose={() => setShown(null)} />
      )}
      <Queue
        of={messages}
        paging={paging}
        empty={{ title: words.emptyTitle, text: words.empty }}
        caption={words.caption}
        columns={loanSystemColumns(open)}
        keyOf={({ id }) => id}
        {...(maySend ? { action: sending } : {})}
      />
    </>
  );
}
