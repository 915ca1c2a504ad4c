import { useMutation, useQuery } from '@tanstack/react-query';
import { type FormEvent, useId, useState } from 'react';
import { censusTract } from '#entities/facts/published/census-tract.ts';
import type { Day } from '#entities/values/day.ts';
import { useTRPC } from '#web/api-client/api.ts';
import { TextField } from '#web/ui/fields/text-field.tsx';
import { inLongDate } from '#words/figures.ts';
import { lendingReport } from '#words/portal/loan-desk/lending-report.ts';
import form from '../decision/reason-form.module.css';
import { useLoan } from '../loan-context.ts';
import { useSeen } from '../use-seen.ts';
import styles from './fact-card.module.css';
import { FactCard } from './fact-card.tsx';

const words = lendingReport.tract;

const TractForm = ({ known }: { known: string | null }) => {
  const trpc = useTRPC();
  const { loanId, refresh } = useLoan();
  const id = useId();
  const [typed, setTyped] = useState({ tract: '', source: '' });
  const [wrong, setWrong] = useState<readonly PropertyKey[]>([]);
  const { seen, begin, end } = useSeen(known);
  const record = useMutation(
    trpc.loanWork.recordTract.mutationOptions({
      onSuccess: () => {
        end();
        refresh();
      },
    }),
  );
  const send = (event: FormEvent) => {
    event.preventDefault();
    const { data, error } = censusTract.safeParse(typed);
    setWrong(error?.issues.flatMap(({ path }) => path) ?? []);
    if (data) record.mutate({ loanId, ...data, seen });
  };
  const change = (name: keyof typeof typed) => (value: unknown) => {
    begin();
    setTyped({ ...typed, [name]: String(value) });
  };
  const told =
    record.data?.kind === 'otherCounty'
      ? words.otherCounty(record.data.county)
      : record.data?.kind === 'changedMeanwhile'
        ? words.changedMeanwhile
        : record.error?.message;
  return (
    <form className={form.fields} noValidate onSubmit={send}>
      <TextField
        id={`${id}-tract`}
        label={words.tract}
        isOptional={false}
        value={typed.tract}
        error={wrong.includes('tract') ? words.wrong : told}
        onChange={change('tract')}
      />
      <TextField
        id={`${id}-source`}
        label={words.source}
        isOptional={false}
        value={typed.source}
        error={wrong.includes('source') ? words.sourceNeeded : undefined}
        onChange={change('source')}
      />
      <div className={form.actions}>
        <button className="button button-secondary button-dense" type="submit" disabled={record.isPending}>
          {words.submit}
        </button>
      </div>
    </form>
  );
};

type Known = { tract: string; source: string; recordedByName: string | null; recordedOn: Day };
const recordedText = ({ tract, source, recordedByName, recordedOn }: Known): string =>
  recordedByName === null
    ? words.found(tract, source, inLongDate(recordedOn))
    : words.recorded(tract, source, recordedByName, inLongDate(recordedOn));

/** Where the home lies by the census, which the lending report needs: found with the address, or looked up by staff. */
export const CensusTract = () => {
  const trpc = useTRPC();
  const { loanId, can } = useLoan();
  const { data: known, isSuccess } = useQuery(trpc.loanFile.tract.queryOptions({ loanId }));
  return (
    <FactCard title={words.title}>
      <p className={styles.note}>{words.lede}</p>
      <p className={styles.note}>{known ? recordedText(known) : words.none}</p>
      {can('workLoan') && isSuccess && <TractForm known={known?.tract ?? null} />}
    </FactCard>
  );
};
