import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useId, useState } from 'react';
import { federalFloodForm } from '#entities/facts/flood-determination.ts';
import { useTRPC } from '#web/api-client/api.ts';
import { DateField } from '#web/ui/fields/masked-fields.tsx';
import { TextField } from '#web/ui/fields/text-field.tsx';
import { YesNoField } from '#web/ui/fields/yes-no-field.tsx';
import { floodDesk as words } from '#words/portal/loan-desk/flood.ts';
import form from '../decision/reason-form.module.css';
import { LenderFileField } from '../lender-file-field.tsx';
import { useLoan } from '../loan-context.ts';
import { sendLenderFile } from '../send-lender-file.ts';
import { useSeen } from '../use-seen.ts';

const FIELDS = [
  { name: 'zone', Field: TextField, isOptional: false },
  { name: 'communityNumber', Field: TextField, isOptional: false },
  { name: 'communityName', Field: TextField, isOptional: false },
  { name: 'mapPanel', Field: TextField, isOptional: false },
  { name: 'mapPanelOn', Field: DateField, isOptional: false },
  { name: 'participates', Field: YesNoField, isOptional: false },
  { name: 'letterOfMapChangeOn', Field: DateField, isOptional: true },
  { name: 'isCoastalBarrier', Field: YesNoField, isOptional: true },
  { name: 'determinedOn', Field: DateField, isOptional: false },
] as const;

/** The federal determination form, entered by staff with the file it was read from. */
export const FloodForm = ({ onDone }: { onDone: () => void }) => {
  const trpc = useTRPC();
  const { loanId, file: loan, refresh } = useLoan();
  const id = useId();
  const [typed, setTyped] = useState<Record<string, unknown>>({});
  const [file, setFile] = useState<File | null>(null);
  const [wrong, setWrong] = useState<readonly PropertyKey[]>([]);
  const [told, setTold] = useState<string | null>(null);
  const { seen, begin, end } = useSeen(loan.facts.flood);
  const record = useMutation(
    trpc.loanMoney.recordFlood.mutationOptions({
      onSuccess: ({ kind }) => {
        end();
        if (kind !== 'fileMissing') refresh();
        if (kind !== 'recorded') return setTold(words[kind]);
        onDone();
      },
      onError: ({ message }) => setTold(message),
    }),
  );
  const send = async (event: FormEvent) => {
    event.preventDefault();
    const { data, error } = federalFloodForm.safeParse(typed);
    setWrong([...(error?.issues.flatMap(({ path }) => path) ?? []), ...(file === null ? ['file'] : [])]);
    if (!data || file === null) return;
    const sent = await sendLenderFile(file, { loanId, about: 'floodDetermination' });
    if (sent.kind === 'refused') return setTold(sent.message ?? words.lost);
    record.mutate({ loanId, determination: data, fileId: sent.fileId, seen });
  };
  return (
    <form className={form.fields} noValidate onSubmit={(event) => void send(event)}>
      <p>{words.lede}</p>
      {FIELDS.map(({ name, Field, isOptional }) => (
        <Field
          key={name}
          id={`${id}-${name}`}
          label={words.fields[name]}
          isOptional={isOptional}
          value={typed[name]}
          error={wrong.includes(name) ? words.wrong[name] : undefined}
          onChange={(value) => {
            begin();
            setTyped({ ...typed, [name]: value ?? undefined });
          }}
        />
      ))}
      <LenderFileField
        id={`${id}-file`}
        label={words.fields.file}
        error={wrong.includes('file') ? words.wrong.file : undefined}
        onChoose={setFile}
      />
      {told !== null && <p role="alert">{told}</p>}
      <div className={form.actions}>
        <button className="button button-secondary button-dense" type="submit" disabled={record.isPending}>
          {words.submit}
        </button>
        <button className="link-button" type="button" onClick={onDone}>
          {words.cancel}
        </button>
      </div>
    </form>
  );
};
