import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useId, useState } from 'react';
import { useTRPC } from '#web/api-client/api.ts';
import { FieldFrame } from '#web/ui/fields/field-frame.tsx';
import { inCents, inDay } from '#words/figures.ts';
import { paymentWords } from '#words/portal/payments.ts';
import form from '../loan/decision/reason-form.module.css';
import { ReasonForm } from '../loan/decision/reason-form.tsx';
import { type QueueColumn, QueueTable, Sub } from '../queue/queue-table.tsx';
import { useMay } from '../use-may.ts';
import { type BankSide, useReload } from './bank-files.tsx';
import styles from './payments.module.css';
import type { Told } from './payments-page.tsx';

const words = paymentWords.page;
type Entry = BankSide['returns'][number];

const AddReturns = ({ onTold }: { onTold: (told: Told) => void }) => {
  const trpc = useTRPC();
  const reload = useReload();
  const id = useId();
  const [file, setFile] = useState<File | null>(null);
  const [isMissing, setIsMissing] = useState(false);
  const add = useMutation(
    trpc.payments.addReturns.mutationOptions({
      onSuccess: (outcome) => {
        if (outcome.kind === 'read')
          onTold({ tone: 'info', title: words.read(outcome.matched, outcome.changes, outcome.unmatched) });
        else if (outcome.kind === 'refused')
          onTold({ tone: 'stop', title: words.refused(words.problems[outcome.problem], outcome.line) });
        else onTold({ tone: 'stop', title: outcome.kind === 'noFiles' ? words.notConfigured : words[outcome.kind] });
        reload();
      },
      onError: ({ message }) => onTold({ tone: 'stop', title: message }),
    }),
  );
  const send = async (event: FormEvent) => {
    event.preventDefault();
    setIsMissing(file === null);
    if (file !== null) add.mutate({ text: await file.text() });
  };
  return (
    <form className={form.fields} noValidate onSubmit={(event) => void send(event)}>
      <p className={styles.sub}>{words.returnsLede}</p>
      <FieldFrame id={id} label={words.returnsField} error={isMissing ? words.noFile : undefined}>
        <input
          className={`input ${form.file}`}
          id={id}
          type="file"
          aria-invalid={isMissing}
          aria-describedby={isMissing ? `${id}-error` : undefined}
          onChange={({ currentTarget }) => setFile(currentTarget.files?.[0] ?? null)}
        />
      </FieldFrame>
      <div className={form.actions}>
        <button className="button button-secondary button-dense" type="submit" disabled={add.isPending}>
          {words.addReturns}
        </button>
      </div>
    </form>
  );
};

const Resolve = ({ entry, onTold }: { entry: Entry; onTold: (told: Told) => void }) => {
  const trpc = useTRPC();
  const reload = useReload();
  const [isOpen, setIsOpen] = useState(false);
  const resolve = useMutation(
    trpc.payments.resolveReturn.mutationOptions({
      onSuccess: ({ kind }) => {
        onTold(kind === 'resolved' ? { tone: 'info', title: words.done } : { tone: 'stop', title: words.changed });
        reload();
      },
      onError: ({ message }) => onTold({ tone: 'stop', title: message }),
    }),
  );
  if (!isOpen)
    return (
      <button className="button button-secondary button-dense" type="button" onClick={() => setIsOpen(true)}>
        {words.resolve}
        <span className="visually-hidden"> {entry.trace}</span>
      </button>
    );
  return (
    <ReasonForm
      words={words.resolveForm}
      isPending={resolve.isPending}
      problem={null}
      onSubmit={(resolution) => resolve.mutate({ entryId: entry.id, resolution })}
      onCancel={() => setIsOpen(false)}
    />
  );
};

const whyOf = ({ problem, information }: Entry): string =>
  problem === null ? words.why.change(information ?? '') : words.why[problem];

const { entryColumns } = words;
const columns: readonly QueueColumn<Entry>[] = [
  {
    heading: entryColumns.entry,
    isName: true,
    cell: ({ kind, code, amount, addedOn, addedByName }) => (
      <>
        {kind === 'return' ? words.returnEntry(code, inCents(amount)) : words.changeEntry(code)}
        <Sub>{words.by(inDay(addedOn), addedByName)}</Sub>
      </>
    ),
  },
  { heading: entryColumns.trace, isLabeled: true, cell: ({ trace }) => trace },
  { heading: entryColumns.why, isLabeled: true, cell: whyOf },
];

/** What the bank sent back: matched to payments by trace, the rest for a person to deal with. */
export const BankReturns = ({ side, onTold }: { side: BankSide; onTold: (told: Told) => void }) => {
  const mayFund = useMay('fund');
  const action: QueueColumn<Entry> = {
    heading: entryColumns.action,
    cell: (entry) => <Resolve entry={entry} onTold={onTold} />,
  };
  return (
    <>
      <h2 className={`heading-3 ${styles.heading}`}>{words.returns}</h2>
      {mayFund && side.hasFiles && <AddReturns onTold={onTold} />}
      <h3 className={`heading-4 ${styles.heading}`}>{words.unmatched}</h3>
      {side.returns.length === 0 ? (
        <p className="muted">{words.noUnmatched}</p>
      ) : (
        <QueueTable
          caption={words.unmatchedCaption}
          columns={mayFund ? [...columns, action] : columns}
          rows={side.returns}
          keyOf={({ id }) => id}
        />
      )}
    </>
  );
};
