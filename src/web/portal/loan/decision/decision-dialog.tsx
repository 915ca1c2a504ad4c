import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useEffect, useId, useRef, useState } from 'react';
import type { HeldWork } from '#entities/contract/desk/work-item.ts';
import { dollarsFromText } from '#entities/text/money-text.ts';
import { useTRPC } from '#web/api-client/api.ts';
import look from '#web/ui/dialog.module.css';
import { focusHere } from '#web/ui/focus/focus-here.ts';
import { Notice } from '#web/ui/notice.tsx';
import { inDollars } from '#words/figures.ts';
import { timeText } from '#words/moments.ts';
import { decisionDesk as words } from '#words/portal/loan-desk/decision.ts';
import { exceptionDesk } from '#words/portal/loan-desk/exceptions.ts';
import { loanDesk } from '#words/portal/loan-desk/head.ts';
import { adverseReasonWords } from '#words/rules.ts';
import { HeldNotice } from '../held-work.tsx';
import { useLoan } from '../loan-context.ts';
import { ApplicantWordField } from './applicant-word-field.tsx';
import styles from './decision.module.css';
import type { DecisionKind, LoanDecision } from './decision-data.ts';
import { ExceptionFields } from './exception-fields.tsx';
import { JudgmentFields } from './judgment-fields.tsx';
import { NoticePreview } from './notice-preview.tsx';
import { useTypedDecision } from './use-typed-decision.ts';

/** `view` is the page's data when the dialog opened: the decision is recorded against that and nothing later. */
type Props = {
  kind: DecisionKind;
  view: LoanDecision;
  /** Taken by a colleague since the dialog opened. */
  held: readonly HeldWork[];
  onClose: () => void;
  onTold: (text: string) => void;
};

/** Final review before deciding: reasons as the notice will state them, the counteroffer amount, a note for the file. */
export const DecisionDialog = ({ kind, view, held, onClose, onTold }: Props) => {
  const trpc = useTRPC();
  const { loanId, refresh } = useLoan();
  const id = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  const asked = view.runs[0]?.decision.chosen.amount ?? null;
  // A counteroffer is a smaller line: where the one asked for passes, how much smaller is a judgment.
  const isBelowAsked = view.most !== null && asked !== null && view.most >= asked;
  const {
    typed: said,
    type,
    forget,
  } = useTypedDecision(kind, view.most === null || isBelowAsked ? '' : inDollars(view.most));
  const { amount, note, judgment, wordId, exception } = said;
  const needed = view.options.find((option) => option.kind === kind)?.isException ? view.exception : null;
  const isAdverse = kind === 'denied' || kind === 'countered';
  const [problem, setProblem] = useState<string | null>(null);
  const [overtaken, setOvertaken] = useState<string | null>(null);
  useEffect(() => dialog.current?.showModal(), []);
  // Closed by the dialog itself, so that focus returns to the control that opened it.
  const leave = () => dialog.current?.close();
  const cancel = () => {
    forget();
    leave();
  };
  const close = (told: string) => {
    cancel();
    onTold(told);
    refresh();
  };
  // What was typed stays in sight, and the page behind shows what came first.
  const stay = (told: string) => {
    setOvertaken(told);
    refresh();
  };
  const below = isBelowAsked ? words.amountBelow(inDollars(asked)) : null;
  const typed = kind === 'countered' ? dollarsFromText(amount) : null;
  const amountWrong = (most: LoanDecision['most']): string =>
    below !== null && (typed === null || typed >= (asked ?? 0))
      ? below
      : words.amountWrong(most === null ? null : inDollars(most));
  const record = useMutation(
    trpc.loanDecision.record.mutationOptions({
      onError: ({ message }) => setProblem(message),
      onSuccess: (outcome) => {
        switch (outcome.kind) {
          case 'recorded':
          case 'secondNeeded':
            return close(words.outcomes[outcome.kind]);
          case 'ended':
            return stay(loanDesk.end[outcome.end]);
          case 'decidedMeanwhile': {
            const { by, at, decision, isProposal } = outcome;
            const answer = loanDesk.decided[decision].toLowerCase();
            return stay(words.meanwhile[isProposal ? 'proposed' : 'decided']({ by, at: timeText(at), answer }));
          }
          case 'rulesChanged':
            return stay(words.rulesChanged(outcome.run));
          case 'blocked':
            return setProblem(outcome.blocks.map((block) => words.blocks[block]).join(' '));
          case 'amountNotPossible':
            return setProblem(amountWrong(outcome.most));
          case 'reasonNeeded':
          case 'reasonVague':
          case 'wordNeeded':
          case 'reviewedByYou':
            return setProblem(words[outcome.kind]);
          case 'factorsNeeded':
          case 'factorNotHeld':
          case 'exceptionReasonNeeded':
            return setProblem(exceptionDesk.gaps[outcome.kind]);
        }
      },
    }),
  );
  const send = (event: FormEvent) => {
    event.preventDefault();
    if (kind === 'countered' && typed === null) return setProblem(amountWrong(view.most));
    const word = view.words.find((each) => each.id === wordId) ?? null;
    if (kind === 'withdrawn' && word === null) return setProblem(words.wordNeeded);
    if (isAdverse && view.reasons.length + judgment.reasons.length === 0) return setProblem(words.reasonNeeded);
    setProblem(null);
    record.mutate({
      loanId,
      kind,
      run: view.runs[0]?.run ?? 1,
      seenDecisionId: (view.proposed ?? view.decided)?.id ?? null,
      amount: typed,
      note: note.trim() === '' ? null : note.trim(),
      judgment: isAdverse ? [...judgment.reasons] : [],
      otherReason: judgment.other.trim() === '' ? null : judgment.other.trim(),
      exception: needed && { factors: [...exception.factors], reason: exception.reason.trim() },
      word: kind === 'withdrawn' && word ? { kind: word.kind, id: word.id } : null,
    });
  };
  return (
    <dialog
      ref={dialog}
      className={`${look.dialog} ${styles.dialog}`}
      aria-labelledby={`${id}-title`}
      onClose={onClose}
    >
      <form noValidate onSubmit={send}>
        <h2 className="heading-3" id={`${id}-title`}>
          {words.dialog(words.answers[kind])}
        </h2>
        <p>{needed ? exceptionDesk.means : words.means[kind]}</p>
        {needed && (
          <ExceptionFields
            id={id}
            needed={needed}
            exception={exception}
            onChange={(next) => type({ exception: next })}
          />
        )}
        {isAdverse && (
          <>
            {view.reasons.length > 0 && (
              <>
                <h3>{words.reasons}</h3>
                <ul className={styles.reasons}>
                  {view.reasons.map((reason) => (
                    <li key={reason}>
                      {adverseReasonWords[reason]} <small className={styles.tag}>{words.source.rule}</small>
                    </li>
                  ))}
                </ul>
              </>
            )}
            <JudgmentFields id={id} judgment={judgment} onChange={(next) => type({ judgment: next })} />
          </>
        )}
        {kind === 'withdrawn' && (
          <ApplicantWordField
            id={id}
            choices={view.words}
            chosen={wordId}
            onChoose={(next) => type({ wordId: next })}
          />
        )}
        {kind === 'countered' && (
          <div className="field">
            <label className="field-label" htmlFor={`${id}-amount`}>
              {words.amount}
            </label>
            <input
              className="input"
              id={`${id}-amount`}
              inputMode="numeric"
              value={amount}
              aria-describedby={`${id}-most ${id}-error`}
              onChange={({ currentTarget }) => type({ amount: currentTarget.value })}
            />
            {view.most !== null && (
              <span className="field-help" id={`${id}-most`}>
                {below ?? words.amountHelp(inDollars(view.most))}
              </span>
            )}
          </div>
        )}
        <NoticePreview
          kind={kind}
          amount={typed}
          judgment={isAdverse ? judgment.reasons : []}
          otherReason={judgment.other}
        />
        <div className="field">
          <label className="field-label" htmlFor={`${id}-note`}>
            {words.noteLabel}
          </label>
          <textarea
            className="input"
            id={`${id}-note`}
            rows={3}
            maxLength={2000}
            value={note}
            aria-describedby={`${id}-help ${id}-error`}
            onChange={({ currentTarget }) => type({ note: currentTarget.value })}
          />
          <span className="field-help" id={`${id}-help`}>
            {words.noteHelp}
          </span>
        </div>
        <span className="field-error" id={`${id}-error`} role="alert">
          {problem}
        </span>
        {overtaken !== null && (
          <div ref={focusHere} tabIndex={-1}>
            <Notice tone="info" title={overtaken} />
          </div>
        )}
        <HeldNotice held={held} />
        <p className={styles.press}>
          <button className="button button-secondary" type="button" onClick={overtaken === null ? cancel : leave}>
            {overtaken === null ? words.cancel : words.reviewAgain}
          </button>
          {overtaken === null && (
            <button
              className={`button ${kind === 'denied' || kind === 'withdrawn' ? 'button-stop' : 'button-primary'}`}
              type="submit"
              disabled={record.isPending || held.length > 0}
            >
              {words.confirm(words.answers[kind])}
            </button>
          )}
        </p>
      </form>
    </dialog>
  );
};
