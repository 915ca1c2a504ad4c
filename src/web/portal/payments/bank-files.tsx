import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { inferOutput } from '@trpc/tanstack-react-query';
import { useState } from 'react';
import { toCents } from '#entities/values/money.ts';
import { useTRPC } from '#web/api-client/api.ts';
import { inCents, inDay } from '#words/figures.ts';
import { paymentWords } from '#words/portal/payments.ts';
import { ReasonForm } from '../loan/decision/reason-form.tsx';
import { type QueueColumn, QueueTable, Sub } from '../queue/queue-table.tsx';
import { useMay } from '../use-may.ts';
import styles from './payments.module.css';
import type { Told } from './payments-page.tsx';

const words = paymentWords.page;
export type BankSide = inferOutput<ReturnType<typeof useTRPC>['payments']['bank']>;
type BankFile = BankSide['files'][number];

/** Files hold plain lines; the browser saves them under their name. */
const save = (name: string, text: string): void => {
  const url = URL.createObjectURL(new Blob([text], { type: 'text/plain' }));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  URL.revokeObjectURL(url);
};

export const useReload = () => {
  const trpc = useTRPC();
  const client = useQueryClient();
  return () => void client.invalidateQueries(trpc.payments.pathFilter());
};

const FileActions = ({ file, onTold }: { file: BankFile; onTold: (told: Told) => void }) => {
  const trpc = useTRPC();
  const reload = useReload();
  const [isRefusing, setIsRefusing] = useState(false);
  const failed = { onError: ({ message }: { message: string }) => onTold({ tone: 'stop', title: message }) };
  const settled = {
    ...failed,
    onSuccess: ({ kind }: { kind: 'done' | 'changed' }) => {
      setIsRefusing(false);
      onTold(kind === 'done' ? { tone: 'info', title: words.done } : { tone: 'stop', title: words.changed });
      reload();
    },
  };
  const take = useMutation(
    trpc.payments.takeFile.mutationOptions({
      ...failed,
      onSuccess: (taken) =>
        taken.kind === 'ready' ? save(taken.name, taken.text) : onTold({ tone: 'stop', title: words[taken.kind] }),
    }),
  );
  const handOver = useMutation(trpc.payments.handOver.mutationOptions(settled));
  const refuse = useMutation(trpc.payments.refuseFile.mutationOptions(settled));
  const fileId = file.id;
  if (isRefusing)
    return (
      <ReasonForm
        words={words.refuseForm}
        isPending={refuse.isPending}
        problem={null}
        onSubmit={(reason) => refuse.mutate({ fileId, reason })}
        onCancel={() => setIsRefusing(false)}
      />
    );
  return (
    <div className={styles.press}>
      <button
        className="button button-secondary button-dense"
        type="button"
        disabled={take.isPending}
        onClick={() => take.mutate({ fileId })}
      >
        {words.download}
        <span className="visually-hidden"> {paymentWords.file(file.number)}</span>
      </button>
      {file.state === 'made' && (
        <>
          <button
            className="button button-primary button-dense"
            type="button"
            disabled={handOver.isPending}
            onClick={() => handOver.mutate({ fileId })}
          >
            {words.handOver}
          </button>
          <button className="button button-quiet button-dense" type="button" onClick={() => setIsRefusing(true)}>
            {words.refuse}
          </button>
        </>
      )}
    </div>
  );
};

const Sums = ({ file: { entries, total, payments, paymentTotal } }: { file: BankFile }) => {
  const difference = total - paymentTotal;
  return (
    <>
      {words.inFile(entries, inCents(total))}
      <Sub>{words.inPayments(payments, inCents(paymentTotal))}</Sub>
      <Sub>
        {difference === 0 && entries === payments ? (
          words.balanced
        ) : (
          <strong className={styles.stop}>{words.difference(inCents(toCents(Math.abs(difference))))}</strong>
        )}
      </Sub>
    </>
  );
};

const { fileColumns } = words;
const columns: readonly QueueColumn<BankFile>[] = [
  {
    heading: fileColumns.file,
    isName: true,
    cell: ({ number, madeOn, madeByName, effectiveOn, hash }) => (
      <>
        {paymentWords.file(number)}
        <Sub>{words.madeBy(inDay(madeOn), madeByName)}</Sub>
        <Sub>{words.effective(inDay(effectiveOn))}</Sub>
        <Sub>{words.hash(hash.slice(0, 12))}</Sub>
      </>
    ),
  },
  { heading: fileColumns.sums, isLabeled: true, cell: (file) => <Sums file={file} /> },
  {
    heading: fileColumns.state,
    isLabeled: true,
    cell: ({ state, settledOn, settledByName, reason }) => (
      <>
        {words.fileStates[state]}
        {settledOn !== null && <Sub>{words.by(inDay(settledOn), settledByName ?? '')}</Sub>}
        {reason !== null && <Sub>{reason}</Sub>}
      </>
    ),
  },
];

/** Files for the bank: made once, read back, downloaded, and marked by the person who handed them over. */
export const BankFiles = ({ side, onTold }: { side: BankSide; onTold: (told: Told) => void }) => {
  const trpc = useTRPC();
  const reload = useReload();
  const mayFund = useMay('fund');
  const make = useMutation(
    trpc.payments.makeFile.mutationOptions({
      onSuccess: (made) => {
        onTold(
          made.kind === 'made'
            ? { tone: 'info', title: words.made(made.number) }
            : { tone: 'stop', title: made.kind === 'noFiles' ? words.notConfigured : words[made.kind] },
        );
        reload();
      },
      onError: ({ message }) => onTold({ tone: 'stop', title: message }),
    }),
  );
  const actions: QueueColumn<BankFile> = {
    heading: fileColumns.actions,
    cell: (file) => <FileActions file={file} onTold={onTold} />,
  };
  return (
    <>
      <h2 className={`heading-3 ${styles.heading}`}>{words.files}</h2>
      {mayFund && side.hasFiles && (
        <p className={`${styles.press} ${styles.above}`}>
          <button
            className="button button-primary button-dense"
            type="button"
            disabled={make.isPending}
            onClick={() => make.mutate()}
          >
            {words.make}
          </button>
        </p>
      )}
      {side.files.length === 0 ? (
        <p className="muted">{words.noFiles}</p>
      ) : (
        <QueueTable
          caption={words.filesCaption}
          columns={mayFund ? [...columns, actions] : columns}
          rows={side.files}
          keyOf={({ id }) => id}
        />
      )}
    </>
  );
};
