import { useState } from 'react';
import type { SigningView } from '#entities/contract/signing-view.ts';
import { TextInput } from '#web/ui/fields/text-input.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { ArrivalHeading } from '#web/ui/pages/arrival-heading.tsx';
import { signing } from '#words/loan/signing.ts';
import styles from './signing-room.module.css';
import type { SigningActions } from './use-signing.ts';

const words = signing.consent;

/** Demonstrates access as the law requires: the user enters the code shown in the PDF. */
export const ConsentView = ({
  view,
  isFailed,
  act,
  openPdf,
}: { view: SigningView; isFailed: boolean } & SigningActions) => {
  const [code, setCode] = useState('');
  const [isWrong, setIsWrong] = useState(false);
  const { consentPaperId } = view;
  const send = async () => {
    const answer = await act((calls) => calls.consent.mutate({ code }));
    setIsWrong(answer?.kind === 'wrongCode');
  };
  return (
    <main id="content" className={`wrap ${styles.single}`}>
      <ArrivalHeading>{words.title}</ArrivalHeading>
      <p className="lede">{words.text}</p>
      {view.consent === 'withdrawn' && <Notice tone="info" title={words.again} />}
      {isFailed && <Notice tone="stop" title={signing.failed} />}
      {consentPaperId !== null && (
        <p>
          <button className="button button-secondary" type="button" onClick={() => openPdf(consentPaperId)}>
            {words.open}
          </button>
        </p>
      )}
      <form
        className={styles.form}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          void send();
        }}
      >
        <TextInput
          label={words.code}
          hint={words.codeHelp}
          value={code}
          error={isWrong ? words.wrong : null}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          maxLength={12}
          onChange={({ currentTarget }) => setCode(currentTarget.value)}
        />
        <button className="button button-primary" type="submit" disabled={code.trim() === ''}>
          {words.agree}
        </button>
      </form>
      <p>
        <a href="/e-consent" target="_blank" rel="noreferrer">
          {words.read}
        </a>
      </p>
    </main>
  );
};
