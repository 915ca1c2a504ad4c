import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useEffect, useId, useState } from 'react';
import type { HeldWork } from '#entities/contract/desk/work-item.ts';
import { type EnteredFact, enteredFact } from '#entities/facts/entered-fact.ts';
import { person as personSchema } from '#entities/values/person.ts';
import { factCodes } from '#rules/conditions/fact-conditions.ts';
import { useTRPC } from '#web/api-client/api.ts';
import { MoneyField } from '#web/ui/fields/money-field.tsx';
import { SelectField } from '#web/ui/fields/select-field.tsx';
import { inDollars } from '#words/figures.ts';
import { factEntryWords as words } from '#words/portal/loan-desk/fact-entry.ts';
import form from '../decision/reason-form.module.css';
import styles from '../facts/fact-card.module.css';
import { FactCard } from '../facts/fact-card.tsx';
import { fullNameOf, peopleIn } from '../facts/people-names.ts';
import { HeldPart } from '../held-work.tsx';
import { useLoan } from '../loan-context.ts';
import { useSeen } from '../use-seen.ts';
import type { FactEntries } from './fact-entries.tsx';
import { FactField } from './fact-field.tsx';
import { formFields } from './fact-form-fields.ts';
import { incomeRows } from './income-rows.ts';
import type { EnteredKind } from './orders-card.tsx';
import { ReportField } from './report-field.tsx';
import { RowsField } from './rows-field.tsx';
import { TakenFigures } from './taken-figures.tsx';
import { type ReadFact, readFact, type TypedForm } from './typed-fact.ts';
import own from './verification.module.css';

const kinds = ['credit', 'value', 'title', 'income', 'insurance', 'identity'] as const satisfies EnteredKind[];
const isOfPerson = (kind: EnteredFact['kind']) => kind === 'credit' || kind === 'income' || kind === 'identity';
const nothing: TypedForm = { fields: {}, rows: {} };

/** A fact read from a document, entered as the document says it. */
export const FactForm = ({ view, entering }: { view: FactEntries; entering: EnteredKind | null }) => {
  const trpc = useTRPC();
  const { loanId, file, refresh } = useLoan();
  const id = useId();
  const [kind, setKind] = useState<EnteredKind>(entering ?? 'credit');
  const [person, setPerson] = useState(personSchema.enum.borrower as (typeof personSchema)['options'][number]);
  const [typed, setTyped] = useState(nothing);
  const [fileId, setFileId] = useState<string | null>(null);
  const [read, setRead] = useState<ReadFact | null>(null);
  // Led here from an order that failed.
  useEffect(() => {
    if (entering !== null) document.getElementById(`${id}-kind`)?.focus();
  }, [entering, id]);
  const isSame = (entry: FactEntries['entries'][number]) =>
    entry.kind === kind && (!isOfPerson(kind) || entry.person === person);
  const { seen, begin, end } = useSeen(view.entries.findLast(isSame)?.id ?? null);
  const clear = () => {
    end();
    setTyped(nothing);
    setFileId(null);
    setRead(null);
  };
  const enter = useMutation(
    trpc.loanFacts.enter.mutationOptions({
      onSuccess: ({ kind: outcome }) => {
        end();
        if (outcome === 'inForce' || outcome === 'waiting') clear();
        refresh();
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
  const send = (event: FormEvent) => {
    event.preventDefault();
    const now = kind === 'income' ? readIncome() : readFact(kind, typed, person);
    setRead(now);
    if (now.kind === 'fact' && fileId !== null) enter.mutate({ loanId, fact: now.fact, fileId, seen });
  };
  const wrong = read?.kind === 'wrong' ? read.names : [];
  const told = enter.data ? words.enterOutcomes[enter.data.kind] : enter.error?.message;
  const type = (changed: (before: TypedForm) => TypedForm) => {
    begin();
    setTyped(changed);
  };
  const change = (name: string) => (value: unknown) =>
    type((before) => ({ ...before, fields: { ...before.fields, [name]: value } }));
  return (
    <FactCard title={words.enterTitle}>
      <p className={styles.note}>{words.enterLede}</p>
      <form className={own.form} noValidate onSubmit={send}>
        <div className={own.fields}>
          <SelectField
            id={`${id}-kind`}
            label={words.kind}
            isOptional={false}
            value={kind}
            options={kinds.map((value) => ({ value, label: words.names[value] }))}
            onChange={(value) => {
              setKind(kinds.find((each) => each === value) ?? 'credit');
              clear();
              enter.reset();
            }}
          />
          {isOfPerson(kind) && (
            <SelectField
              id={`${id}-person`}
              label={words.person}
              isOptional={false}
              value={person}
              options={peopleIn(application).map((value) => ({ value, label: fullNameOf(application, value) }))}
              onChange={(value) => {
                end();
                setPerson(personSchema.safeParse(value).data ?? 'borrower');
              }}
            />
          )}
        </div>
        <HeldPart isOf={isThis}>
          {view.confirmed.includes(kind) && <p className={styles.note}>{words.fourEyes}</p>}
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
            {incomes.map(({ subject, name, stated }) => (
              <MoneyField
                key={subject}
                id={`${id}-${subject}`}
                label={`${name}: ${words.fields.monthly}`}
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
          <p className="field-error" role="alert">
            {read?.kind === 'wrong' ? words.checkFields : (told ?? '')}
          </p>
          <div className={form.actions}>
            <button className="button button-primary button-dense" type="submit" disabled={enter.isPending}>
              {words.submit}
            </button>
          </div>
        </HeldPart>
      </form>
      <p className={styles.note}>{words.floodElsewhere}</p>
    </FactCard>
  );
};
