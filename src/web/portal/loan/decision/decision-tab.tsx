import type { HeldWork } from '#entities/contract/desk/work-item.ts';
import { Chip } from '#web/ui/chip.tsx';
import { focusHere } from '#web/ui/focus/focus-here.ts';
import { Notice } from '#web/ui/notice.tsx';
import { inDollars } from '#words/figures.ts';
import { momentText } from '#words/moments.ts';
import { decisionDesk as words } from '#words/portal/loan-desk/decision.ts';
import { exceptionDesk } from '#words/portal/loan-desk/exceptions.ts';
import { loanDesk } from '#words/portal/loan-desk/head.ts';
import { adverseReasonWords } from '#words/rules.ts';
import card from '../facts/fact-card.module.css';
import { HeldNotice, ReadOnlyWhile, useHeld } from '../held-work.tsx';
import { useLoan } from '../loan-context.ts';
import styles from './decision.module.css';
import type { DecisionKind, LoanDecision } from './decision-data.ts';
import { ExceptionNote } from './exceeded-limits.tsx';
import { ProposalCard, ReturnedCard } from './proposal-card.tsx';
import { RulesBeside } from './rules-beside.tsx';
import { isDecisionWork } from './second-page.tsx';

const Standing = ({ decided }: { decided: NonNullable<LoanDecision['decided']> }) => (
  <section className={card.card}>
    <h2>
      {words.decided}: {loanDesk.decided[decided.kind]}
    </h2>
    <p className={card.note}>
      {words.decidedBy({ by: decided.by, at: momentText(decided.at), second: decided.second })}
      {decided.run !== null && `, ${words.onRun(decided.run)}`}
      {decided.amount !== null && `, ${inDollars(decided.amount)}`}
    </p>
    {decided.reasons.length > 0 && (
      <ul className={styles.reasons}>
        {decided.reasons.map((reason) => (
          <li key={reason}>{adverseReasonWords[reason]}</li>
        ))}
      </ul>
    )}
    {decided.exception !== null && <ExceptionNote exception={decided.exception} />}
    {decided.note !== null && <p className={card.note}>{decided.note}</p>}
  </section>
);

const Answers = ({ view, onAsk }: { view: LoanDecision; onAsk: (kind: DecisionKind) => void }) => {
  const run = view.runs[0]?.run ?? 0;
  return (
    <section className={card.card}>
      <h2>{words.record}</h2>
      <p className={card.note}>{words.recordLede(run)}</p>
      <ul className={styles.choices}>
        {view.options.map(({ kind, blocks, needsSecond, isException }) => (
          <li key={kind}>
            {blocks.length === 0 ? (
              <button
                className={`button button-dense ${kind === 'denied' || kind === 'withdrawn' ? 'button-stop' : 'button-secondary'}`}
                type="button"
                onClick={() => onAsk(kind)}
              >
                {words.answers[kind]}
              </button>
            ) : (
              <strong>{words.answers[kind]}</strong>
            )}
            <div>
              <p>
                {blocks.length === 0
                  ? isException
                    ? exceptionDesk.means
                    : words.means[kind]
                  : blocks.map((block) => words.blocks[block]).join(' ')}
              </p>
              {blocks.length === 0 && isException && <Chip tone="warn">{exceptionDesk.tag}</Chip>}
              {blocks.length === 0 && needsSecond && <Chip tone="wait">{words.secondNeeded}</Chip>}
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
};

type Props = {
  view: LoanDecision;
  told: string | null;
  onTold: (text: string) => void;
  onAsk: (kind: DecisionKind) => void;
};

const Decision = ({ view, held, told, onTold, onAsk }: Props & { held: readonly HeldWork[] }) => {
  const { file, can } = useLoan();
  const { decided, proposed, returned } = view;
  const mayDecide = can('decide') && file.end === null && proposed === null;
  const isReturned = returned !== null && file.end === null;
  return (
    <RulesBeside
      view={view}
      notices={
        <>
          {told !== null && (
            <div key={told} ref={focusHere} tabIndex={-1}>
              <Notice tone="info" title={told} />
            </div>
          )}
          {file.end === 'accountOpened' && <Notice tone="info" title={loanDesk.end.accountOpened} />}
          <HeldNotice held={held} />
        </>
      }
      panel={
        (decided ?? proposed) === null && !isReturned && !mayDecide ? null : (
          <aside className={styles.panel} aria-label={words.record}>
            {decided !== null && <Standing decided={decided} />}
            {proposed !== null && <ProposalCard proposed={proposed} onTold={onTold} />}
            {isReturned && <ReturnedCard returned={returned} />}
            {mayDecide && <Answers view={view} onAsk={onAsk} />}
          </aside>
        )
      }
    />
  );
};

/** The rules; beside them the past decision and the decisions available now. */
export const DecisionTab = (props: Props) => {
  const held = useHeld(isDecisionWork);
  return (
    <ReadOnlyWhile held={held}>
      <Decision {...props} held={held} />
    </ReadOnlyWhile>
  );
};
