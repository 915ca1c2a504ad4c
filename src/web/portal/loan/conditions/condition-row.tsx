import { useMutation } from '@tanstack/react-query';
import type { inferOutput } from '@trpc/tanstack-react-query';
import { useState } from 'react';
import { Link } from 'react-router';
import { isMet, isWaitingForAnswer } from '#rules/conditions/condition-state.ts';
import { verificationOf } from '#rules/conditions/lender-verification.ts';
import { isOver } from '#rules/stage/loan-end.ts';
import { useTRPC } from '#web/api-client/api.ts';
import { Chip, type ChipTone } from '#web/ui/chip.tsx';
import { useFocusAlong } from '#web/ui/focus/use-focus-along.ts';
import { conditionStanding, priorToWords, wordsOf } from '#words/loan/conditions.ts';
import { documentLabel } from '#words/loan/documents.ts';
import { timeText } from '#words/moments.ts';
import { conditionDesk as words } from '#words/portal/loan-desk/work.ts';
import { ReasonForm } from '../decision/reason-form.tsx';
import { useLoan } from '../loan-context.ts';
import { ConditionDue } from './condition-due.tsx';
import { ConditionEdit } from './condition-edit.tsx';
import { ConditionOwner } from './condition-owner.tsx';
import { ConditionSkip } from './condition-skip.tsx';
import styles from './conditions.module.css';
import { MasterPolicy } from './master-policy.tsx';
import { VerifyForm } from './verify-form.tsx';
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

export const conditionTitle = ({ documentType, code, subject, years, count }: LoanCondition): string => {
  const title = documentType === null ? wordsOf(code).title : documentLabel(documentType);
  const counted = count > 1 ? `${title}, ${count}` : title;
  const named = years.length === 0 ? counted : `${counted} (${years.join(', ')})`;
  return subject === null ? named : `${named}: ${subject}`;
};

const noteOf = ({ state, reason, answer, sentTo, kind, uploaded, count, decidedBy, note }: LoanCondition): string[] => {
  const by = decidedBy === null ? '' : ` ${words.decidedBy(decidedBy)}`;
  return [
    kind === 'document' && uploaded > 0 && state !== 'accepted' ? words.files(uploaded, count) : null,
    reason === null ? null : `${reason}${by}`,
    answer === null ? null : words.answered(answer),
    sentTo === null ? null : words.sentTo(sentTo),
    note,
  ].filter((line) => line !== null);
};

type Doing = 'again' | 'waive' | 'skip' | 'edit' | null;

type ActionsProps = Pick<Props, 'condition' | 'onHold' | 'onLeave'> & { onDo: (doing: Doing) => void };

const Actions = ({ condition, onDo, onHold, onLeave }: ActionsProps) => {
  const trpc = useTRPC();
  const { loanId, can, refresh } = useLoan();
  const decide = useMutation(
    trpc.loanWork.decideCondition.mutationOptions({
      onSuccess: ({ kind }) => {
        if (kind === 'decided') onLeave({ isCleared: true });
        else onHold();
      },
      onSettled: refresh,
    }),
  );
  const nudge = useMutation(trpc.loanWork.nudge.mutationOptions());
  const { key, state, changedAt, owner, kind } = condition;
  const isOpen = isWaitingForAnswer(state);
  const told =
    decide.data?.kind === 'changedMeanwhile'
      ? words.meanwhile(decide.data.by, timeText(decide.data.at))
      : decide.data && decide.data.kind !== 'decided'
        ? words.outcomes[decide.data.kind]
        : (decide.error?.message ?? nudge.error?.message ?? null);
  return (
    <>
      <span className={styles.actions}>
        {state === 'received' && (
          <>
            <button
              className="button button-primary button-dense"
              type="button"
              disabled={decide.isPending}
              onClick={() => decide.mutate({ loanId, key, seen: changedAt, decision: { kind: 'accept' } })}
            >
              {words.clear}
            </button>
            <button className="button button-secondary button-dense" type="button" onClick={() => onDo('again')}>
              {words.again}
            </button>
          </>
        )}
        {isOpen && owner !== 'lender' && kind !== 'email' && (
          <button
            className="link-button"
            type="button"
            disabled={nudge.isPending || nudge.data !== undefined}
            onClick={() => nudge.mutate({ loanId, key })}
          >
            {nudge.data === undefined ? words.nudge : nudge.data.kind === 'sent' ? words.nudged : words.nobodyToTell}
          </button>
        )}
        {isOpen && (
          <button className="link-button" type="button" onClick={() => onDo('edit')}>
            {words.edit}
          </button>
        )}
        {condition.canBeWaived && condition.waiver === null && can('decide') && !isMet(state) && (
          <button className="link-button" type="button" onClick={() => onDo('waive')}>
            {words.waive}
          </button>
        )}
        {condition.canBeSkipped && condition.waiver === null && can('decide') && isOpen && (
          <button className="link-button" type="button" onClick={() => onDo('skip')}>
            {words.skip}
          </button>
        )}
      </span>
      {told !== null && (
        <span className={styles.told} role="alert">
          {told}
        </span>
      )}
    </>
  );
};

type Props = {
  condition: LoanCondition;
  /** A form or notice is open here: the row must stay, whatever happens to the condition. */
  onHold: () => void;
  onLetGo: () => void;
  /** The user is done here: focus must move on. */
  onLeave: (how: { isCleared: boolean }) => void;
};

/** One condition by its code, with its comments and available actions. */
export const ConditionRow = ({ condition, onHold, onLetGo, onLeave }: Props) => {
  const trpc = useTRPC();
  const { loanId, file, can, refresh } = useLoan();
  const [doing, setDoing] = useState<Doing>(null);
  const form = useFocusAlong<HTMLDivElement>(doing);
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
    leave({ isCleared: (doing === 'waive' || doing === 'skip') && !condition.isWaivedByTwo });
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
      <span className={styles.code}>{code}</span>
      <div className={styles.body}>
        <h3 id={`condition-${key}`} tabIndex={-1}>
          {conditionTitle(condition)}
        </h3>
        <p className={styles.facts}>
          <ConditionOwner condition={condition} />
          <span>{priorToWords[priorTo]}</span>
          <ConditionDue condition={condition} />
        </p>
        {noteOf(condition).map((line) => (
          <p key={line} className={styles.note}>
            {line}
          </p>
        ))}
        {files.length > 0 && can('seeDocuments') && (
          <p className={styles.note}>
            <Link to={`/portal/loan/${loanId}/${condition.documentType === 'idDocument' ? 'identity' : 'documents'}`}>
              {words.seeDocuments}
            </Link>
          </p>
        )}
        {condition.documentType === 'condoMasterPolicy' && <MasterPolicy />}
        <WaiverProposal condition={condition} />
        {verification !== null && <VerifyForm condition={condition} verification={verification} />}
        <div ref={form}>
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
          {doing === 'edit' && <ConditionEdit condition={condition} onDone={done} onCancel={cancel} />}
        </div>
      </div>
      <div className={styles.state}>
        <Chip tone={TONES[state]}>{conditionStanding(condition)}</Chip>
        {can('workLoan') && !isOver(file.end) && doing === null && (
          <Actions condition={condition} onDo={begin} onHold={onHold} onLeave={onLeave} />
        )}
      </div>
    </li>
  );
};
