import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { useTRPC, useTRPCClient } from '#web/api-client/api.ts';
import { openPdf } from '#web/signing/open-pdf.ts';
import { TextInput } from '#web/ui/fields/text-input.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { hubWords } from '#words/loan/hub.ts';
import { signing } from '#words/loan/signing.ts';
import styles from './cancel-page.module.css';

const words = hubWords.cancel.consent;

/** An owner's consent to electronic records: the code in its PDF shows that they can open what we send. Paper is one press away. */
export const OwnerConsent = ({
  token,
  isPaperWanted,
  onDone,
}: {
  token: string;
  isPaperWanted: boolean;
  onDone: () => void;
}) => {
  const trpc = useTRPC();
  const api = useTRPCClient();
  const [code, setCode] = useState('');
  const receive = useMutation(
    trpc.loan.receiveByLink.mutationOptions({ onSuccess: ({ kind }) => (kind === 'received' ? onDone() : undefined) }),
  );
  const paper = useMutation(trpc.loan.paperWantedByLink.mutationOptions({ onSuccess: onDone }));
  const open = useMutation({ mutationFn: () => openPdf(() => api.loan.consentByLink.query({ token })) });
  const send = (event: FormEvent) => {
    event.preventDefault();
    receive.mutate({ token, code });
  };
  return (
    <>
      <h3 className="heading-4">{words.title}</h3>
      <p>{words.text}</p>
      {isPaperWanted && <Notice tone="info" title={words.paperWanted} />}
      {(receive.isError || open.isError || paper.isError) && <Notice tone="stop" title={signing.failed} />}
      <p>
        <button className="button button-secondary" type="button" onClick={() => open.mutate()}>
          {words.open}
        </button>
      </p>
      <form className={styles.consent} noValidate onSubmit={send}>
        <TextInput
          label={words.code}
          hint={words.codeHelp}
          value={code}
          error={receive.data?.kind === 'wrongCode' ? words.wrong : null}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          maxLength={12}
          onChange={({ currentTarget }) => setCode(currentTarget.value)}
        />
        <p className={styles.choices}>
          <button className="button button-primary" type="submit" disabled={code.trim() === '' || receive.isPending}>
            {words.agree}
          </button>
          {!isPaperWanted && (
            <button
              className="button button-secondary"
              type="button"
              disabled={paper.isPending}
              onClick={() => paper.mutate({ token })}
            >
              {words.paper}
            </button>
          )}
        </p>
      </form>
      <p>
        <a href="/e-consent" target="_blank" rel="noreferrer">
          {words.read}
        </a>
      </p>
    </>
  );
};
