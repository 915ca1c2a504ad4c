import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useTRPC } from '#web/api-client/api.ts';
import { FormPlace } from '#web/portal/keys/form-place.tsx';
import { useShortcuts } from '#web/portal/keys/use-shortcuts.ts';
import { usePortalData } from '#web/portal/portal-data.ts';
import { useFocusAlong } from '#web/ui/focus/use-focus-along.ts';
import { IconCheck } from '#web/ui/icons.ts';
import { reviewDesk as words } from '#words/portal/loan-desk/review.ts';
import { documentDesk } from '#words/portal/loan-desk/work.ts';
import type { LoanDocument } from '../documents/document-row.tsx';
import { firstNameOf } from '../facts/people-names.ts';
import { useLoan } from '../loan-context.ts';
import styles from './review-panel.module.css';
import { SendBackForm } from './send-back-form.tsx';

type Props = { document: LoanDocument; hasNext: boolean; onAccepted: () => void };

/** Accept, or send back with a reason; docked below the page on a phone. */
export const JudgeBar = ({ document, hasNext, onAccepted }: Props) => {
  const trpc = useTRPC();
  const { loanId, file, can, refresh } = useLoan();
  const { hasLetterKeys } = usePortalData();
  const { id: fileId, review, person } = document;
  // Its status when the user began to send it back.
  const [asked, setAsked] = useState<LoanDocument['review'] | null>(null);
  const judge = useMutation(
    trpc.loanWork.judgeFile.mutationOptions({
      onSuccess: (outcome, { judgement }) => {
        setAsked((before) => (outcome.kind !== 'changedMeanwhile' || before === null ? null : outcome.state));
        refresh();
        if (outcome.kind === 'judged' && judgement.kind === 'accept') onAccepted();
      },
    }),
  );
  const accept = () => judge.mutate({ loanId, fileId, seen: review, judgement: { kind: 'accept' } });
  const canAccept = review !== 'accepted' && !judge.isPending;
  const canSendBack = review !== 'notAccepted';
  useShortcuts(
    { ...(canAccept ? { y: accept } : {}), ...(canSendBack ? { b: () => setAsked(review) } : {}) },
    { isOn: hasLetterKeys && asked === null && can('workLoan') },
  );
  const place = useFocusAlong<HTMLDivElement>(`${asked !== null} ${review}`);
  const problem =
    judge.data?.kind === 'changedMeanwhile'
      ? documentDesk.meanwhile(documentDesk.states[judge.data.state])
      : judge.data?.kind === 'checksMissing'
        ? documentDesk.checksMissing
        : (judge.error?.message ?? null);
  return (
    <div ref={place} className={styles.judge} data-asked={asked !== null}>
      {asked === null ? (
        <p className={styles.press}>
          {review !== 'accepted' && (
            <button className="button button-primary button-dense" type="button" disabled={!canAccept} onClick={accept}>
              <IconCheck size={18} stroke={1.75} aria-hidden />
              {hasNext ? words.acceptNext : words.accept}
              {hasLetterKeys && <kbd>Y</kbd>}
            </button>
          )}
          {canSendBack && (
            <button className="button button-secondary button-dense" type="button" onClick={() => setAsked(review)}>
              {words.sendBack}
              {hasLetterKeys && <kbd>B</kbd>}
            </button>
          )}
        </p>
      ) : (
        <FormPlace onCancel={() => setAsked(null)}>
          <SendBackForm
            document={document}
            owner={firstNameOf(file.application, person)}
            isPending={judge.isPending}
            onSend={({ cause, note }) =>
              judge.mutate({ loanId, fileId, seen: asked, judgement: { kind: 'anotherLook', cause, note } })
            }
            onCancel={() => setAsked(null)}
          />
        </FormPlace>
      )}
      {problem !== null && (
        <p className={styles.told} role="alert">
          {problem}
        </p>
      )}
    </div>
  );
};
