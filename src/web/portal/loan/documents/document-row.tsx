import { useMutation } from '@tanstack/react-query';
import type { inferOutput } from '@trpc/tanstack-react-query';
import { useState } from 'react';
import { isOver } from '#rules/stage/loan-end.ts';
import { useTRPC } from '#web/api-client/api.ts';
import { Chip, type ChipTone } from '#web/ui/chip.tsx';
import { useFocusAlong } from '#web/ui/focus/use-focus-along.ts';
import { sizeText } from '#words/figures.ts';
import { documentLabel } from '#words/loan/documents.ts';
import { momentText } from '#words/moments.ts';
import { conditionDesk, documentDesk as words } from '#words/portal/loan-desk/work.ts';
import { ReasonForm } from '../decision/reason-form.tsx';
import { useLoan } from '../loan-context.ts';
import styles from './documents.module.css';

export type LoanDocument = inferOutput<ReturnType<typeof useTRPC>['loanFile']['documents']>['files'][number];

const TONES = { received: 'wait', accepted: 'ok', notAccepted: 'warn' } as const satisfies Record<
  LoanDocument['review'],
  ChipTone
>;

/** Accept, or reject with a reason shown to its owner. */
export const JudgeFile = ({ document }: { document: LoanDocument }) => {
  const trpc = useTRPC();
  const { loanId, refresh } = useLoan();
  const { id: fileId, review } = document;
  // Its status when the user began writing a reason.
  const [asked, setAsked] = useState<LoanDocument['review'] | null>(null);
  const judge = useMutation(
    trpc.loanWork.judgeFile.mutationOptions({
      onSuccess: (outcome) => {
        setAsked((before) => (outcome.kind === 'judged' || before === null ? null : outcome.state));
        refresh();
      },
    }),
  );
  const problem =
    judge.data?.kind === 'changedMeanwhile'
      ? words.meanwhile(words.states[judge.data.state])
      : (judge.error?.message ?? null);
  const place = useFocusAlong<HTMLDivElement>(`${asked !== null} ${review}`);
  if (asked !== null)
    return (
      <div ref={place}>
        <ReasonForm
          words={conditionDesk.againForm}
          isPending={judge.isPending}
          problem={problem}
          onSubmit={(reason) =>
            judge.mutate({ loanId, fileId, seen: asked, judgement: { kind: 'anotherLook', reason } })
          }
          onCancel={() => setAsked(null)}
        />
      </div>
    );
  return (
    <div ref={place} className={styles.judge}>
      {review !== 'accepted' && (
        <button
          className="button button-primary button-dense"
          type="button"
          disabled={judge.isPending}
          onClick={() => judge.mutate({ loanId, fileId, seen: review, judgement: { kind: 'accept' } })}
        >
          {words.accept}
        </button>
      )}
      {review !== 'notAccepted' && (
        <button className="button button-secondary button-dense" type="button" onClick={() => setAsked(review)}>
          {words.again}
        </button>
      )}
      {problem !== null && (
        <p className={styles.told} role="alert">
          {problem}
        </p>
      )}
    </div>
  );
};

type Props = { document: LoanDocument; isShown: boolean; onShow: () => void };

/** One submitted file: its type, its status, and a link to view it. */
export const DocumentRow = ({ document, isShown, onShow }: Props) => {
  const { can, file } = useLoan();
  const { name, documentType, size, pages, createdAt, review, state, place, conditionKey } = document;
  return (
    <li className={styles.row} data-shown={isShown}>
      <div className={styles.names}>
        <h3>{documentLabel(documentType)}</h3>
        <p className={styles.facts}>
          {name}, {words.pages(pages)}, {sizeText(size)}, {momentText(createdAt)}
          {place !== null && `, ${words.forPlace(place)}`}
        </p>
      </div>
      <div className={styles.state}>
        <Chip tone={TONES[review]}>{words.states[review]}</Chip>
        {state === 'clean' ? (
          <button className="link-button" type="button" aria-pressed={isShown} onClick={onShow}>
            {isShown ? words.shown : words.open}
            <span className="visually-hidden"> {name}</span>
          </button>
        ) : (
          <span className="muted">{state === 'refused' ? words.refused : words.notChecked}</span>
        )}
      </div>
      {isShown && can('workLoan') && !isOver(file.end) && conditionKey !== null && <JudgeFile document={document} />}
    </li>
  );
};
