import { useMutation } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { useTRPC } from '#web/api-client/api.ts';
import { inLongDate } from '#words/figures.ts';
import { closingDesk } from '#words/portal/loan-desk/closing.ts';
import styles from '../decision/decision.module.css';
import form from '../decision/reason-form.module.css';
import card from '../facts/fact-card.module.css';
import { FactCard } from '../facts/fact-card.tsx';
import { LenderFileField } from '../lender-file-field.tsx';
import { useLoan } from '../loan-context.ts';
import { sendLenderFile } from '../send-lender-file.ts';
import type { LoanClosing } from './closing-tab.tsx';

const words = closingDesk.ownerPapers;

type Owner = LoanClosing['owners'][number];
type Made =
  | { kind: 'ready' | 'givenBefore'; base64: string }
  | { kind: 'blocked'; missing: string }
  | { kind: 'notNow' };

/** The PDF to print, or the sentence that says why there is none. */
const MadePapers = ({ made, name, open }: { made: Made; name: string; open: string }) => {
  if (made.kind === 'blocked') return words.blocked(made.missing);
  if (made.kind === 'notNow') return words.notNow;
  return (
    <a download={`${name}.pdf`} href={`data:application/pdf;base64,${made.base64}`}>
      {open}
    </a>
  );
};

const Acknowledge = ({ owner: { owner, name } }: { owner: Owner }) => {
  const trpc = useTRPC();
  const { loanId, refresh } = useLoan();
  const id = useId();
  const [signed, setSigned] = useState<File | null>(null);
  const [refused, setRefused] = useState<string | null>(null);
  const make = useMutation(trpc.loanMoney.makeAcknowledgment.mutationOptions());
  const record = useMutation(
    trpc.loanMoney.recordAcknowledgment.mutationOptions({
      onSuccess: ({ kind }) => (kind === 'recorded' ? refresh() : undefined),
    }),
  );
  const [isSending, setIsSending] = useState(false);
  const send = async () => {
    setRefused(null);
    if (signed === null) return setRefused(words.chooseFile);
    setIsSending(true);
    const sent = await sendLenderFile(signed, { loanId, about: 'valueAcknowledgment' });
    setIsSending(false);
    if (sent.kind === 'refused') return setRefused(sent.message ?? words.lost);
    record.mutate({ loanId, owner, fileId: sent.fileId });
  };
  return (
    <>
      <p className={card.note}>{words.acknowledge}</p>
      <p className={styles.press}>
        <button
          className="button button-secondary button-dense"
          type="button"
          disabled={make.isPending}
          onClick={() => make.mutate({ loanId, owner })}
        >
          {words.makeAcknowledgment(name)}
        </button>
        <span role="status">
          {make.data ? (
            <MadePapers made={make.data} name={name} open={words.openAcknowledgment} />
          ) : (
            make.error?.message
          )}
        </span>
      </p>
      <div className={form.next}>
        <LenderFileField
          id={`${id}-signed`}
          label={words.signedCopy(name)}
          error={refused ?? undefined}
          onChoose={setSigned}
        />
      </div>
      <p className={styles.press}>
        <button
          className="button button-secondary button-dense"
          type="button"
          disabled={isSending || record.isPending}
          onClick={() => void send()}
        >
          {words.record}
        </button>
        <span role="status">{record.data ? words[record.data.kind] : record.error?.message}</span>
      </p>
    </>
  );
};

const Give = ({ owner: { owner, name } }: { owner: Owner }) => {
  const trpc = useTRPC();
  const { loanId, refresh } = useLoan();
  const give = useMutation(trpc.loanMoney.giveOwnerPapers.mutationOptions({ onSuccess: refresh }));
  return (
    <>
      <p className={card.note}>{words.give}</p>
      <p className={styles.press}>
        {(['inPerson', 'byMail'] as const).map((how) => (
          <button
            key={how}
            className="button button-secondary button-dense"
            type="button"
            disabled={give.isPending}
            onClick={() => give.mutate({ loanId, owner, how })}
          >
            {words[how](name)}
          </button>
        ))}
        <span role="status">
          {give.data ? <MadePapers made={give.data} name={name} open={words.openPapers} /> : give.error?.message}
        </span>
      </p>
    </>
  );
};

type Props = { view: LoanClosing; today: LoanClosing['closing']['accountOpenedOn'] };

/** What each owner who does not borrow signs or receives on paper, by staff. */
export const OwnerPapers = ({ view: { owners, closing, rescission }, today }: Props) => {
  const others = owners.filter(({ isBorrowing }) => !isBorrowing);
  if (others.length === 0 || rescission.kind === 'cancelled') return null;
  const isOpened = closing.accountOpenedOn !== null;
  const hasRight = rescission.kind !== 'notApplicable';
  return (
    <FactCard title={words.title}>
      {others.map((owner) => {
        const signedOn = owner.acknowledgment?.signedOn ?? null;
        return (
          <section key={owner.owner} aria-label={owner.name}>
            <h3 className="heading-4">{owner.name}</h3>
            {signedOn !== null && <p className={card.note}>{words.acknowledged(inLongDate(signedOn))}</p>}
            {!isOpened && owner.acknowledgment !== null && signedOn !== today && <Acknowledge owner={owner} />}
            {owner.noticeDeliveredOn !== null && (
              <p className={card.note}>{words.has(inLongDate(owner.noticeDeliveredOn))}</p>
            )}
            {owner.isPaperWanted && owner.noticeDeliveredOn === null && (
              <p className={card.note}>{words.paperWanted}</p>
            )}
            {isOpened && hasRight && <Give owner={owner} />}
          </section>
        );
      })}
    </FactCard>
  );
};
