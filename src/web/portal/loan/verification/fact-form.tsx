import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useId, useState } from 'react';
import type { HeldWork } from '#entities/contract/desk/work-item.ts';
import { enteredFact } from '#entities/facts/entered-fact.ts';
import type { FactKind } from '#entities/facts/fact-kind.ts';
import type { Person } from '#entities/values/person.ts';
import { factCodes } from '#rules/conditions/fact-conditions.ts';
import { useTRPC } from '#web/api-client/api.ts';
import { MoneyField } from '#web/ui/fields/money-field.tsx';
import { inDollars } from '#words/figures.ts';
import { factEntryWords as words } from '#words/portal/loan-desk/fact-entry.ts';
import { factTable } from '#words/portal/loan-desk/fact-table.ts';
import form from '../decision/reason-form.module.css';
import styles from '../facts/fact-card.module.css';
import { HeldPart } from '../held-work.tsx';
import { useLoan } from '../loan-context.ts';
import { useSeen } from '../use-seen.ts';
import { FactEffect } from './fact-effect.tsx';
import type { FactEntries } from './fact-entries.tsx';
import { FactField } from './fact-field.tsx';
import { formFields } from './fact-form-fields.ts';
import { incomeRows } from './income-rows.ts';
import { ReportField } from './report-field.tsx';
import { RowsField } from './rows-field.tsx';
import { TakenFigures } from './taken-figures.tsx';
import { type ReadFact, readFact, type TypedForm } from './typed-fact.ts';
import own from './verification.module.css';

/** The flood determination has a form of its own. */
export type EnteredKind = Exclude<FactKind, 'flood'>;
const isOfPerson = (kind: EnteredKind) => kind === 'credit' || kind === 'income' || kind === 'identity';
const nothing: TypedForm = { fields: {}, rows: {} };

type Props = {
  view: FactEntries;
  kind: EnteredKind;
  person: Person;
  /** The name of the row it is entered in. */
  name: string;
  /** With what came of it; null where it was given up. */
  onDone: (told: string | null) => void;
};

/** A fact read from a document, entered as the document says it. */
export const FactForm = ({ view, kind, person, name, onDone }: Props) => {
  const trpc = useTRPC();
  const { loanId, file, refresh } = useLoan();
  const id = useId();
  const [typed, setTyped] = useState(nothing);
  const [fileId, setFileId] = useState<string | null>(null);
  const [read, setRead] = useState<ReadFact | null>(null);
  const isSame = (entry: FactEntries['entries'][number]) =>
    entry.kind === kind && (!isOfPerson(kind) || entry.person === person);
  const { seen, begin, end } = useSeen(view.entries.findLast(isSame)?.id ?? null);
  const enter = useMutation(
    trpc.loanFacts.enter.mutationOptions({
      onSuccess: ({ kind: outcome }) => {
        end();
        refresh();
        if (outcome === 'inForce' || outcome === 'waiting') onDone(words.enterOutcomes[outcome]);
      },
    }),
  );
  const isThis = ({ kind: work, detail }: HeldWork) =>
    work === 'fact' && kind in factCodes && detail === String(factCodes[kind as keyof typeof factCodes]);
  const { application } = file;
  const incomes = kind === 'income' ? incomeRows(application, person) : [];
  const readIncome = (): ReadFact => {
    const amounts = incomes.map(({ subject }) => ({ subject, monthly: typed.fields[subject] ?? null }));
    const { data } = enteredFact.safeParse({ kind, person, amounts });
    if (data) return { kind: 'fact', fact: data };
    return { kind: 'wrong', names: amounts.flatMap(({ subject, monthly }) => (monthly === null ? [subject] : [])) };
  };
  const now = kind === 'income' ? readIncome() : readFact(kind, typed, person);
  const send = (event: FormEvent) => {
    event.preventDefault();
    setRead(now);
    if (now.kind === 'fact' && fileId !== null) enter.mutate({ loanId, fact: now.fact, fileId, seen });
  };
  const wrong = read?.kind === 'wrong' ? read.names : [];
  const told = enter.data ? words.enterOutcomes[enter.data.kind] : enter.error?.message;
  const type = (changed: (before: TypedForm) => TypedForm) => {
    begin();
    setTyped(changed);
  };
  const change = (field: string) => (value: unknown) =>
    type((before) => ({ ...before, fields: { ...before.fields, [field]: value } }));
  return (
    <form
      className={own.form}
      aria-label={factTable.form(name)}
      noValidate
      onSubmit={send}
      onKeyDown={(event) => {
        if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) event.currentTarget.requestSubmit();
      }}
    >
      <HeldPart isOf={isThis}>
        <div className={own.fields}>
          {kind !== 'income' &&
            formFields[kind].fields.map((field) => (
              <FactField
                key={field.name}
                id={`${id}-${field.name}`}
                field={field}
                value={typed.fields[field.name]}
                isWrong={wrong.includes(field.name) || (field.name === 'equifax' && wrong.includes('scores'))}
                onChange={change(field.name)}
              />
            ))}
          {incomes.map(({ subject, name: income, stated }) => (
            <MoneyField
              key={subject}
              id={`${id}-${subject}`}
              label={`${income}: ${words.fields.monthly}`}
              hint={stated === null ? undefined : words.statedAmount(inDollars(stated))}
              isOptional={false}
              value={typed.fields[subject]}
              error={wrong.includes(subject) ? words.wrong : undefined}
              onChange={change(subject)}
            />
          ))}
        </div>
        {kind !== 'income' &&
          formFields[kind].rows.map((part) => (
            <RowsField
              key={part.name}
              id={id}
              part={part}
              rows={typed.rows[part.name] ?? []}
              isChecked={read?.kind === 'wrong'}
              onChange={(rows) => type((before) => ({ ...before, rows: { ...before.rows, [part.name]: rows } }))}
            />
          ))}
        <ReportField
          id={`${id}-file`}
          kind={kind}
          files={view.files}
          value={fileId}
          isWrong={read !== null && fileId === null}
          onChange={setFileId}
        />
        <TakenFigures
          kind={kind}
          fileId={fileId}
          incomes={incomes}
          onUse={(fields) => type((before) => ({ ...before, fields: { ...before.fields, ...fields } }))}
        />
        {now.kind === 'fact' && <FactEffect fact={now.fact} />}
        <p className="field-error" role="alert">
          {read?.kind === 'wrong' ? words.checkFields : (told ?? '')}
        </p>
        <div className={form.actions}>
          <button
            className="button button-primary button-dense"
            type="submit"
            aria-keyshortcuts="Control+Enter"
            disabled={enter.isPending}
          >
            {words.submit}
          </button>
          <button className="button button-quiet button-dense" type="button" onClick={() => onDone(null)}>
            {factTable.cancel}
          </button>
          <span className={styles.note}>{view.confirmed.includes(kind) ? words.fourEyes : factTable.noSecond}</span>
        </div>
      </HeldPart>
    </form>
  );
};
