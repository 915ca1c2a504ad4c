import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { inferOutput } from '@trpc/tanstack-react-query';
import { useState } from 'react';
import { useTRPC } from '#web/api-client/api.ts';
import { pageTitle } from '#web/page-title.ts';
import { Notice } from '#web/ui/notice.tsx';
import { heldWords } from '#words/portal/desk/held-work.ts';
import { letters as words } from '#words/portal/letters.ts';
import { PageHead } from '../page-head.tsx';
import { usePortalData } from '../portal-data.ts';
import { Queue } from '../queue/queue.tsx';
import type { QueueAction } from '../queue/queue-action.ts';
import { useLoanQueue } from '../queue/use-loan-queue.ts';
import { usePaging } from '../use-paging.ts';
import { LetterAddress } from './letter-address.tsx';
import { LetterBatches } from './letter-batches.tsx';
import { letterColumns, letterText } from './letter-columns.tsx';
import styles from './letters.module.css';

export const meta = () => [{ title: pageTitle(words.title) }];

export type Letter = inferOutput<ReturnType<typeof useTRPC>['letters']['page']>['rows'][number];
export type Told = { tone: 'info' | 'stop'; title: string };

/** Notices on paper: letters to print, and the printed batches to mail. */
export default function LettersPage() {
  const trpc = useTRPC();
  const client = useQueryClient();
  const paging = usePaging('letters');
  const [told, setTold] = useState<Told | null>(null);
  const [addressing, setAddressing] = useState<Letter | null>(null);
  const { refresh } = usePortalData();
  const waiting = useQuery({ ...trpc.letters.page.queryOptions({ cursor: paging.cursor }), ...paging.turning });
  const reload = () => {
    void waiting.refetch();
    void client.invalidateQueries(trpc.letters.batches.pathFilter());
    refresh();
  };
  useLoanQueue({ rows: waiting.data?.rows, back: '/portal/letters', refetch: reload });
  const print = useMutation(
    trpc.letters.print.mutationOptions({
      onSuccess: (outcome) => {
        setTold(
          outcome.kind === 'printed'
            ? { tone: 'info', title: words.printed(outcome.letters) }
            : { tone: 'stop', title: words.changed },
        );
        reload();
      },
      onError: ({ message }) => setTold({ tone: 'stop', title: message }),
    }),
  );
  const take = useMutation(
    trpc.work.take.mutationOptions({
      onSuccess: ({ changed }) => {
        setTold(changed > 0 ? { tone: 'stop', title: heldWords.changed } : null);
        reload();
      },
      onError: ({ message }) => setTold({ tone: 'stop', title: message }),
    }),
  );
  const printing: QueueAction<Letter> = {
    nameOf: letterText,
    labelFor: ({ held, takenBy }) => (takenBy !== null ? heldWords.takeOver : held === null ? words.print : null),
    isSelectable: ({ held, takenBy }) => held === null && takenBy === null,
    labelForSelected: words.printSelected,
    isRunning: print.isPending || take.isPending,
    run: (chosen) => {
      const items = chosen.flatMap(({ id, loanId, takenBy }) =>
        takenBy === null ? [] : [{ loanId, kind: 'letter' as const, subject: id, ownerId: takenBy.id }],
      );
      if (items.length > 0) take.mutate({ items });
      else print.mutate({ ids: chosen.map(({ id }) => id) });
    },
  };
  return (
    <>
      <PageHead title={words.title} lede={words.lede} />
      {told !== null && <Notice tone={told.tone} title={told.title} />}
      {addressing !== null && (
        <LetterAddress
          key={addressing.id}
          letter={addressing}
          onDone={(title) => {
            setAddressing(null);
            if (title === null) return;
            setTold({ tone: 'info', title });
            reload();
          }}
        />
      )}
      <h2 className={`heading-3 ${styles.heading}`}>{words.waiting}</h2>
      <Queue
        of={waiting}
        paging={paging}
        empty={{ title: words.emptyTitle, text: words.empty }}
        caption={words.waitingCaption}
        columns={letterColumns(setAddressing)}
        keyOf={({ id }) => id}
        action={printing}
      />
      <LetterBatches onTold={setTold} />
    </>
  );
}
