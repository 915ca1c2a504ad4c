import { useQuery } from '@tanstack/react-query';
import { type FormEvent, useId, useState } from 'react';
import { useTRPC } from '#web/api-client/api.ts';
import { SelectField } from '#web/ui/fields/select-field.tsx';
import { IconUpload } from '#web/ui/icons.ts';
import { reviewDesk as words } from '#words/portal/loan-desk/review.ts';
import form from '../decision/reason-form.module.css';
import { LenderFileField } from '../lender-file-field.tsx';
import { useLoan } from '../loan-context.ts';
import { sendLenderFile } from '../send-lender-file.ts';
import { requestOptions } from '../viewer/request-options.ts';

/** Staff add a document that reached them another way, for the request it answers. */
export const AddDocument = () => {
  const id = useId();
  const trpc = useTRPC();
  const { loanId, file: loan, refresh } = useLoan();
  const [isOpen, setIsOpen] = useState(false);
  const [key, setKey] = useState<string | null>(null);
  const [file, setFile] = useState<File | null>(null);
  const [told, setTold] = useState<string | null>(null);
  const [isSending, setIsSending] = useState(false);
  const conditions = useQuery({ ...trpc.loanFile.conditions.queryOptions({ loanId }), enabled: isOpen });
  const send = async (event: FormEvent) => {
    event.preventDefault();
    if (key === null || file === null) return setTold(words.addNeeded);
    setIsSending(true);
    const sent = await sendLenderFile(file, { loanId, request: key });
    setIsSending(false);
    if (sent.kind === 'refused') return setTold(sent.message ?? words.addFailed);
    setTold(words.added);
    setIsOpen(false);
    setFile(null);
    refresh();
  };
  return (
    <>
      {!isOpen && (
        <p>
          <button
            className="button button-secondary button-dense"
            type="button"
            onClick={() => {
              setIsOpen(true);
              setTold(null);
            }}
          >
            <IconUpload size={16} stroke={1.75} aria-hidden />
            {words.add}
          </button>
        </p>
      )}
      {isOpen && (
        <section className={form.panel}>
          <h2>{words.add}</h2>
          <form className={form.fields} noValidate onSubmit={(event) => void send(event)}>
            <p className="muted">{words.addLede}</p>
            <SelectField
              id={`${id}-request`}
              label={words.addTo}
              isOptional={false}
              value={key}
              options={requestOptions(conditions.data ?? [], loan.application)}
              onChange={(chosen) => setKey(typeof chosen === 'string' && chosen !== '' ? chosen : null)}
            />
            <LenderFileField id={`${id}-file`} label={words.addFile} error={undefined} onChoose={setFile} />
            <div className={form.actions}>
              <button className="button button-primary button-dense" type="submit" disabled={isSending}>
                {words.addSubmit}
              </button>
              <button className="button button-secondary button-dense" type="button" onClick={() => setIsOpen(false)}>
                {words.cancel}
              </button>
            </div>
          </form>
        </section>
      )}
      {told !== null && <p role="status">{told}</p>}
    </>
  );
};
