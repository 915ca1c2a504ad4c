import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { inferOutput } from '@trpc/tanstack-react-query';
import { useTRPC } from '#web/api-client/api.ts';
import { openPdf } from '#web/signing/open-pdf.ts';
import { inDay } from '#words/figures.ts';
import { letters as words } from '#words/portal/letters.ts';
import { usePortalData } from '../portal-data.ts';
import { Queue } from '../queue/queue.tsx';
import type { QueueAction } from '../queue/queue-action.ts';
import { type QueueColumn, Sub } from '../queue/queue-table.tsx';
import { usePaging } from '../use-paging.ts';
import styles from './letters.module.css';
import type { Told } from './letters-page.tsx';

type Batch = inferOutput<ReturnType<typeof useTRPC>['letters']['batches']>['rows'][number];
type BatchFile = 'letters' | 'certificate';

const BatchFiles = ({ batch: { id, mailedOn, printedOn } }: { batch: Batch }) => {
  const trpc = useTRPC();
  const client = useQueryClient();
  const open = (file: BatchFile) =>
    openPdf(() => client.fetchQuery(trpc.letters.batchFile.queryOptions({ batchId: id, file })));
  const printed = inDay(printedOn);
  return (
    <>
      <button className="link-button" type="button" onClick={() => void open('letters')}>
        {words.openBatch}
        <span className="visually-hidden"> {printed}</span>
      </button>
      {mailedOn !== null && (
        <Sub>
          <button className="link-button" type="button" onClick={() => void open('certificate')}>
            {words.openCertificate}
            <span className="visually-hidden"> {printed}</span>
          </button>
        </Sub>
      )}
    </>
  );
};

const { batchColumns } = words;

const columns: readonly QueueColumn<Batch>[] = [
  {
    heading: batchColumns.batch,
    isName: true,
    cell: ({ printedOn, printedByName }) => (
      <>
        {words.printedOn(inDay(printedOn))}
        <Sub>{words.by(printedByName)}</Sub>
      </>
    ),
  },
  { heading: batchColumns.letters, isLabeled: true, cell: ({ letters }) => letters },
  {
    heading: batchColumns.mailed,
    isLabeled: true,
    cell: ({ mailedOn, mailedByName }) =>
      mailedOn === null ? (
        words.notMailed
      ) : (
        <>
          {inDay(mailedOn)}
          {mailedByName !== null && <Sub>{words.by(mailedByName)}</Sub>}
        </>
      ),
  },
  { heading: batchColumns.files, cell: (batch) => <BatchFiles batch={batch} /> },
];

/** Printed batches: opened as one PDF, taken to the mail, and marked by the person who did. */
export const LetterBatches = ({ onTold }: { onTold: (told: Told) => void }) => {
  const trpc = useTRPC();
  const paging = usePaging('letter-batches');
  const { refresh } = usePortalData();
  const batches = useQuery({ ...trpc.letters.batches.queryOptions({ cursor: paging.cursor }), ...paging.turning });
  const mark = useMutation(
    trpc.letters.markMailed.mutationOptions({
      onSuccess: (outcome) => {
        onTold(
          outcome.kind === 'mailed'
            ? { tone: 'info', title: words.mailed(outcome.letters) }
            : { tone: 'stop', title: words.mailedBefore },
        );
        void batches.refetch();
        refresh();
      },
      onError: ({ message }) => onTold({ tone: 'stop', title: message }),
    }),
  );
  const marking: QueueAction<Batch> = {
    nameOf: ({ printedOn }) => words.printedOn(inDay(printedOn)),
    labelFor: ({ mailedOn }) => (mailedOn === null ? words.markMailed : null),
    isSelectable: () => false,
    labelForSelected: words.markSelected,
    isRunning: mark.isPending,
    run: (chosen) => {
      for (const { id } of chosen) mark.mutate({ batchId: id });
    },
  };
  return (
    <>
      <h2 className={`heading-3 ${styles.heading}`}>{words.batches}</h2>
      <Queue
        of={batches}
        paging={paging}
        empty={{ title: words.noBatchesTitle, text: words.noBatches }}
        caption={words.batchesCaption}
        columns={columns}
        keyOf={({ id }) => id}
        action={marking}
      />
    </>
  );
};
