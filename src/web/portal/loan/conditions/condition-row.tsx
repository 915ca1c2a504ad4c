import { useMutation } from '@tanstack/react-query';
import type { inferOutput } from '@trpc/tanstack-react-query';
import { useState } from 'react';
import type { HeldWork, WorkKind } from '#entities/contract/desk/work-item.ts';
import { isConditionOverdue } from '#rules/conditions/condition-overdue.ts';
import { isWaitingForAnswer } from '#rules/conditions/condition-state.ts';
import { verificationOf } from '#rules/conditions/lender-verification.ts';
import { readCheckMark } from '#rules/employment/employment-check.ts';
import { isOver } from '#rules/stage/loan-end.ts';
import { useTRPC } from '#web/api-client/api.ts';
import { Link } from '#web/router/link.tsx';
import { Chip, type ChipTone } from '#web/ui/chip.tsx';
import { useFocusAlong } from '#web/ui/focus/use-focus-along.ts';
import { IconFileText } from '#web/ui/icons.ts';
import { inDay } from '#words/figures.ts';
import { conditionStanding, priorToWords } from '#words/loan/conditions.ts';
import { timeText } from '#words/moments.ts';
import { orderDesk } from '#words/portal/loan-desk/orders.ts';
import { conditionDesk as words } from '#words/portal/loan-desk/work.ts';
import { ReasonForm } from '../decision/reason-form.tsx';
import { HeldNotice, ReadOnlyWhile, useHeld } from '../held-work.tsx';
import { useLoan } from '../loan-context.ts';
import { ConditionActions, type Doing } from './condition-actions.tsx';
import { ConditionDue, standingOf } from './condition-due.tsx';
import { ConditionEdit } from './condition-edit.tsx';
import { ConditionOrderLine } from './condition-order.tsx';
import { ConditionOwner } from './condition-owner.tsx';
import { ConditionSkip } from './condition-skip.tsx';
import { conditionTitle } from './condition-title.ts';
import styles from './conditions.module.css';
import { MasterPolicy } from './master-policy.tsx';
import { VerifyAlert, VerifyForm } from './verify-form.tsx';
import { WaiveForm } from './waive-form.tsx';
import { WaiverProposal } from './waiver-proposal.tsx';

export type LoanCondition = inferOutput<ReturnType<typeof useTRPC>['loanFile']['conditions']>[number];

const TONES = {
  requested: 'off',
  received: 'wait',
  needsAnotherLook: 'warn',
  accepted: 'ok',
  waived: 'notNeeded',
} as const satisfies Record<LoanCondition['state'], ChipTone>;

/** Payroll's answer is kept in short; anyone else's as they gave it. */
const answerText = (answer: string): string => {
  const check = readCheckMark(answer);
  if (check === null) return words.answered(answer);
  const on = check.on === null ? null : inDay(check.on);
  return check.outcome === 'ended' || on === null ? orderDesk.ended(on) : orderDesk.employed(on);
};

const noteOf = ({ state, reason, answer, sentTo, kind, uploaded, count, decidedBy, note }: LoanCondition): string[] => {
  const by = decidedBy === null ? '' : ` ${words.decidedBy(decidedBy)}`;
  return [
    kind === 'document' && uploaded > 0 && state !== 'accepted' ? words.files(uploaded, count) : null,
    reason === null ? null : `${reason}${by}`,
    answer === null ? null : answerText(answer),
    sentTo === null ? null : words.sentTo(sentTo),
    note,
  ].filter((line) => line !== null);
};

export type ConditionRowProps = {
  condition: LoanCondition;
  /** Whether it is among those chosen for an action; null where there is none to choose for. */
  isChosen: boolean | null;
  onChoose: () => void;
  /** A form or notice is open here: the row must stay, whatever happens to the condition. */
  onHold: () => void;
  onLetGo: () => void;
  /** The user is done here: focus must move on. */
  onLeave: (how: { isCleared: boolean }) => void;
};

type RowProps = ConditionRowProps & { held: readonly HeldWork[] };

const Row = ({ condition, held, isChosen, onChoose, onHold, onLetGo, onLeave }: RowProps) => {
  const trpc = useTRPC();
  const { loanId, file, can, refresh } = useLoan();
  const [doing, setDoing] = useState<Doing>(null);
  const form = useFocusAlong<HTMLFieldSetElement>(doing);
  // An action applies to the version its author saw, even if a colleague changes the condition in the interim.
  const [seen, setSeen] = useState(condition.changedAt);
  const begin = (next: Doing) => {
    setSeen(condition.changedAt);
    setDoing(next);
    onHold();
  };
  const leave = (how: { isCleared: boolean }) => {
    setDoing(null);
    onLetGo();
    onLeave(how);
  };
  const cancel = () => leave({ isCleared: false });
  const done = () => {
    const isSettled = doing === 'verify' || ((doing === 'waive' || doing === 'skip') && !condition.isWaivedByTwo);
    leave({ isCleared: isSettled });
    refresh();
  };
  const decide = useMutation(
    trpc.loanWork.decideCondition.mutationOptions({
      onSuccess: (outcome) => {
        if (outcome.kind === 'decided' || outcome.kind === 'proposed') return done();
        if (outcome.kind === 'changedMeanwhile') setSeen(outcome.at);
        refresh();
      },
    }),
  );
  const { code, key, state, priorTo, files } = condition;
  const verification = verificationOf(condition.subjectId);
  // Booked, and nobody came.
  const isMissed = !isWaitingForAnswer(state) && isConditionOverdue(condition, standingOf(file));
  const problem =
    decide.data?.kind === 'changedMeanwhile'
      ? words.meanwhile(decide.data.by, timeText(decide.data.at))
      : decide.data && decide.data.kind !== 'decided'
        ? words.outcomes[decide.data.kind]
        : (decide.error?.message ?? null);
  const say = (decision: Parameters<typeof decide.mutate>[0]['decision']) =>
    decide.mutate({ loanId, key, seen, decision });
  return (
    <li className={styles.row}>
      {isChosen === null ? (
        <span />
      ) : (
        <label className={styles.tick}>
          <input type="checkbox" checked={isChosen} onChange={onChoose} />
          <span className="visually-hidden">{words.bulk.choose(conditionTitle(condition))}</span>
        </label>
      )}
      <span className={styles.code}>{code}</span>
      <h3 id={`condition-${key}`} tabIndex={-1} title={conditionTitle(condition)}>
        {conditionTitle(condition)}
      </h3>
      <div className={styles.state}>
        {files.length > 0 && can('seeDocuments') && (
          <Link
            className={styles.documents}
            title={words.seeDocuments}
            to={`/portal/loan/${loanId}/${condition.documentType === 'idDocument' ? 'identity' : 'documents'}`}
          >
            <IconFileText size={18} stroke={1.75} aria-hidden />
            <span className="visually-hidden">{words.seeDocuments}</span>
          </Link>
        )}
        <Chip tone={isMissed ? 'warn' : TONES[state]}>
          {isMissed ? words.due.missed : conditionStanding(condition)}
        </Chip>
        {can('workLoan') && !isOver(file.end) && doing === null && (
          <ConditionActions condition={condition} onDo={begin} onHold={onHold} onLeave={onLeave} />
        )}
      </div>
      <p className={styles.facts}>
        <ConditionOwner condition={condition} />
        <span>{priorToWords[priorTo]}</span>
        <ConditionDue condition={condition} />
        {noteOf(condition).map((line) => (
          <span key={line} title={line}>
            {line}
          </span>
        ))}
      </p>
      <div className={styles.more}>
        <HeldNotice held={held} onTaken={() => onLeave({ isCleared: false })} />
        {condition.documentType === 'condoMasterPolicy' && <MasterPolicy />}
        <ConditionOrderLine condition={condition} />
        <WaiverProposal condition={condition} />
        {verification !== null && <VerifyAlert verification={verification} />}
        <fieldset ref={form} className={styles.form} disabled={held.length > 0}>
          {doing === 'again' && (
            <ReasonForm
              words={words.againForm}
              isPending={decide.isPending}
              problem={problem}
              onSubmit={(reason) => say({ kind: 'anotherLook', reason, fileIds: null })}
              onCancel={cancel}
            />
          )}
          {doing === 'waive' && (
            <WaiveForm
              condition={condition}
              how="waive"
              isPending={decide.isPending}
              problem={problem}
              onSubmit={(reason) => say({ kind: 'waive', ...reason })}
              onCancel={cancel}
            />
          )}
          {doing === 'skip' && <ConditionSkip condition={condition} onDone={done} onCancel={cancel} />}
          {doing === 'verify' && verification !== null && (
            <VerifyForm condition={condition} verification={verification} onDone={done} onCancel={cancel} />
          )}
          {doing === 'edit' && <ConditionEdit condition={condition} onDone={done} onCancel={cancel} />}
        </fieldset>
      </div>
    </li>
  );
};

const ROW_WORK: readonly WorkKind[] = ['answer', 'ready', 'task', 'waiver', 'fact'];

/** One condition by its code, with its comments and available actions; read-only while a colleague has it or a document for it. */
export const ConditionRow = (props: ConditionRowProps) => {
  const { key, files } = props.condition;
  const held = useHeld(({ kind, subject }) =>
    kind === 'document' ? files.some(({ id }) => id === subject) : ROW_WORK.includes(kind) && subject === key,
  );
  return (
    <ReadOnlyWhile held={held}>
      <Row {...props} held={held} isChosen={held.length > 0 ? null : props.isChosen} />
    </ReadOnlyWhile>
  );
};
