import { useMutation, useQuery } from '@tanstack/react-query';
import type { inferOutput } from '@trpc/tanstack-react-query';
import { useState } from 'react';
import { readDate } from '#entities/text/read-date.ts';
import { typedLoanNumber } from '#entities/values/loan-number.ts';
import { useTRPC } from '#web/api-client/api.ts';
import { pageTitle } from '#web/page-title.ts';
import { inDay } from '#words/figures.ts';
import { momentText } from '#words/moments.ts';
import { records as words } from '#words/portal/records.ts';
import { PageHead } from '../page-head.tsx';
import { Queue } from '../queue/queue.tsx';
import type { QueueAction } from '../queue/queue-action.ts';
import { type QueueColumn, QueueTable } from '../queue/queue-table.tsx';
import { usePaging } from '../use-paging.ts';
import styles from '../users/users.module.css';
import { RecordsForm, type Told } from './records-form.tsx';

export const meta = () => [{ title: pageTitle(words.title) }];

type HeldLoan = inferOutput<ReturnType<typeof useTRPC>['records']['holds']>['rows'][number];

const { columns } = words;
const heldColumns: readonly QueueColumn<HeldLoan>[] = [
  { heading: columns.loan, isName: true, className: 'nowrap', cell: ({ loanNumber }) => loanNumber },
  { heading: columns.reason, cell: ({ reason }) => reason ?? words.noReason },
  {
    heading: columns.since,
    isLabeled: true,
    className: 'nowrap',
    cell: ({ since }) => (since === null ? words.unknown : momentText(since)),
  },
  { heading: columns.by, isLabeled: true, cell: ({ by }) => by ?? words.unknown },
];

type KeptLoan = inferOutput<ReturnType<typeof useTRPC>['records']['refusals']>[number];
const keptColumns: readonly QueueColumn<KeptLoan>[] = [
  { heading: words.kept.columns.loan, isName: true, className: 'nowrap', cell: ({ loanNumber }) => loanNumber },
  { heading: words.kept.columns.why, cell: ({ why }) => words.kept.why[why] },
  { heading: words.kept.columns.since, isLabeled: true, className: 'nowrap', cell: ({ since }) => inDay(since) },
];

const loanNumberField = (label: string) =>
  ({
    name: 'loanNumber',
    label,
    check: (text: string) => (typedLoanNumber.safeParse(text).success ? null : words.errors.loanNumber),
  }) as const;
const reasonField = (label: string) =>
  ({ name: 'reason', label, check: (text: string) => (text.trim() === '' ? words.errors.reason : null) }) as const;
const dayOf = (text: string) => {
  const read = readDate(text);
  return read?.kind === 'day' ? read.day : null;
};

const DONE: readonly string[] = ['held', 'lifted', 'recorded'];
const toldOf = ({ kind }: { kind: keyof typeof words.outcomes }): Told => ({
  tone: DONE.includes(kind) ? 'info' : 'stop',
  title: words.outcomes[kind],
});
const failed = (error: unknown): Told => ({ tone: 'stop', title: error instanceof Error ? error.message : '' });

/** Holds on records, and the ends of accounts that retention counts from. */
export default function RecordsPage() {
  const trpc = useTRPC();
  const paging = usePaging('records');
  const [lifting, setLifting] = useState<HeldLoan | null>(null);
  const holds = useQuery({ ...trpc.records.holds.queryOptions({ cursor: paging.cursor }), ...paging.turning });
  const kept = useQuery(trpc.records.refusals.queryOptions());
  const change = useMutation(trpc.records.changeHold.mutationOptions({ onSuccess: () => void holds.refetch() }));
  const end = useMutation(trpc.records.endAccount.mutationOptions());
  const lift: QueueAction<HeldLoan> = {
    nameOf: ({ loanNumber }) => loanNumber,
    labelFor: () => words.liftRow,
    isSelectable: () => false,
    labelForSelected: words.liftSelected,
    isRunning: change.isPending,
    run: ([row]) => setLifting(row ?? null),
  };
  return (
    <>
      <PageHead title={words.title} lede={words.lede} />
      {lifting !== null && (
        <RecordsForm
          key={lifting.loanNumber}
          id="lift-heading"
          heading={words.lift.heading(lifting.loanNumber)}
          fields={[reasonField(words.lift.reason)]}
          submit={words.lift.submit}
          isRunning={change.isPending}
          run={({ reason }) =>
            change.mutateAsync({ loanNumber: lifting.loanNumber, reason, change: 'lift' }).then(toldOf).catch(failed)
          }
        >
          <button className="button button-quiet button-dense" type="button" onClick={() => setLifting(null)}>
            {words.lift.cancel}
          </button>
        </RecordsForm>
      )}
      <Queue
        of={holds}
        paging={paging}
        empty={{ title: words.emptyTitle, text: words.empty }}
        caption={words.caption}
        columns={heldColumns}
        keyOf={({ loanNumber }) => loanNumber}
        action={lift}
      />
      {kept.data !== undefined && kept.data.length > 0 && (
        <section className={styles.section} aria-labelledby="kept-heading">
          <h2 className="heading-3" id="kept-heading">
            {words.kept.heading}
          </h2>
          <p>{words.kept.text}</p>
          <QueueTable
            caption={words.kept.caption}
            columns={keptColumns}
            rows={kept.data}
            keyOf={({ loanNumber }) => loanNumber}
          />
        </section>
      )}
      <div className={styles.columns}>
        <RecordsForm
          id="hold-heading"
          heading={words.hold.heading}
          text={words.hold.text}
          fields={[loanNumberField(words.hold.loanNumber), reasonField(words.hold.reason)]}
          submit={words.hold.submit}
          isRunning={change.isPending}
          run={(typed) =>
            change
              .mutateAsync({ ...typed, change: 'hold' })
              .then(toldOf)
              .catch(failed)
          }
        />
        <RecordsForm
          id="end-heading"
          heading={words.end.heading}
          text={words.end.text}
          fields={[
            loanNumberField(words.end.loanNumber),
            { name: 'on', label: words.end.on, check: (text) => (dayOf(text) === null ? words.errors.on : null) },
          ]}
          submit={words.end.submit}
          isRunning={end.isPending}
          run={({ loanNumber, on }) => {
            const day = dayOf(on);
            return day === null
              ? Promise.resolve({ tone: 'stop' as const, title: words.errors.on })
              : end.mutateAsync({ loanNumber, on: day }).then(toldOf).catch(failed);
          }}
        />
      </div>
    </>
  );
}
