import { useMutation } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { closingRecord, emptyClosingRecord } from '#entities/facts/closing-record.ts';
import { canBeRecorded } from '#rules/stage/loan-end.ts';
import { useTRPC } from '#web/api-client/api.ts';
import { useFocusAlong } from '#web/ui/focus/use-focus-along.ts';
import { FormFrame } from '#web/ui/forms/form-frame.tsx';
import { inLongDate } from '#words/figures.ts';
import { momentText } from '#words/moments.ts';
import { closingDesk } from '#words/portal/loan-desk/closing.ts';
import form from '../decision/reason-form.module.css';
import card from '../facts/fact-card.module.css';
import { Fact, FactCard, Facts } from '../facts/fact-card.tsx';
import { useLoan } from '../loan-context.ts';
import type { LoanClosing } from './closing-tab.tsx';

const words = closingDesk.record;
const names = Object.keys(emptyClosingRecord()) as (keyof ReturnType<typeof emptyClosingRecord>)[];
const days: readonly string[] = ['notaryExpiresOn', 'recordedOn'];

const RecordForm = ({ view, onDone }: { view: LoanClosing; onDone: () => void }) => {
  const trpc = useTRPC();
  const id = useId();
  const { loanId, refresh } = useLoan();
  const kept = view.record?.record ?? emptyClosingRecord();
  const [typed, setTyped] = useState(
    Object.fromEntries(names.map((name) => [name, kept[name] ?? ''])) as Record<(typeof names)[number], string>,
  );
  const record = useMutation(
    trpc.loanMoney.recordClosing.mutationOptions({
      onSuccess: ({ kind }) => {
        if (kind === 'recorded') onDone();
        refresh();
      },
    }),
  );
  const send = () => {
    const given = names.map((name) => [name, typed[name].trim() === '' ? null : typed[name].trim()]);
    const read = closingRecord.safeParse(Object.fromEntries(given));
    if (read.success) record.mutate({ loanId, record: read.data, seen: view.record?.at ?? null });
  };
  const problem =
    record.data && record.data.kind !== 'recorded' ? words[record.data.kind] : (record.error?.message ?? null);
  return (
    <FormFrame
      look={form}
      words={{ submit: words.save, cancel: words.cancel }}
      isPending={record.isPending}
      problem={problem}
      onSubmit={send}
      onCancel={onDone}
    >
      <div className={form.two}>
        {names.map((name) => (
          <div key={name}>
            <label className="field-label" htmlFor={`${id}-${name}`}>
              {words.fields[name]}
            </label>
            <input
              className={`input ${form.text}`}
              id={`${id}-${name}`}
              type={days.includes(name) ? 'date' : 'text'}
              maxLength={120}
              autoComplete="off"
              value={typed[name]}
              onChange={({ currentTarget: { value } }) => setTyped({ ...typed, [name]: value })}
            />
          </div>
        ))}
      </div>
    </FormFrame>
  );
};

/** The notary, the title file and the recording of the security instrument. */
export const ClosingRecordCard = ({ view }: { view: LoanClosing }) => {
  const { can, file } = useLoan();
  const [isEdited, setEdited] = useState(false);
  const place = useFocusAlong<HTMLDivElement>(isEdited);
  const kept = view.record;
  const text = (name: (typeof names)[number]): string | null => {
    const value = kept?.record[name] ?? null;
    return value !== null && days.includes(name) ? inLongDate(value as Parameters<typeof inLongDate>[0]) : value;
  };
  return (
    <FactCard title={words.title}>
      <div ref={place}>
        {isEdited ? (
          <RecordForm view={view} onDone={() => setEdited(false)} />
        ) : (
          <>
            <Facts>
              {names.map((name) => (
                <Fact key={name} name={words.fields[name]}>
                  {text(name)}
                </Fact>
              ))}
            </Facts>
            {kept && <p className={card.note}>{words.by(kept.by, momentText(kept.at))}</p>}
            {can('close') && canBeRecorded(file.end) && (
              <button className="button button-secondary button-dense" type="button" onClick={() => setEdited(true)}>
                {words.edit}
              </button>
            )}
          </>
        )}
      </div>
    </FactCard>
  );
};
