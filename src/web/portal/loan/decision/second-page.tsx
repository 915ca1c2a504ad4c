import { useRef } from 'react';
import type { HeldWork } from '#entities/contract/desk/work-item.ts';
import { judgmentReason } from '#rules/adverse-action/judgment-reasons.ts';
import { timeSince } from '#web/portal/pipeline/time-since.ts';
import { Arch } from '#web/portal/presence/arch.tsx';
import { Chip } from '#web/ui/chip.tsx';
import { focusHere } from '#web/ui/focus/focus-here.ts';
import { Notice } from '#web/ui/notice.tsx';
import { inDollars } from '#words/figures.ts';
import { momentText } from '#words/moments.ts';
import { secondPerson as words } from '#words/portal/desk/second-person.ts';
import { HeldNotice, ReadOnlyWhile, useHeld } from '../held-work.tsx';
import { useLoan } from '../loan-context.ts';
import type { LoanDecision } from './decision-data.ts';
import { ExceptionNote } from './exceeded-limits.tsx';
import { NoticePreview } from './notice-preview.tsx';
import { RulesBeside } from './rules-beside.tsx';
import { SecondAnswer } from './second-answer.tsx';
import styles from './second-person.module.css';
import { SecondReasons, SecondTerms } from './second-terms.tsx';

type Proposed = NonNullable<LoanDecision['proposed']>;

export type Props = {
  view: LoanDecision;
  proposed: Proposed;
  isReturning: boolean;
  onReturning: (isReturning: boolean) => void;
  onTold: (text: string) => void;
};

export const isDecisionWork = ({ kind }: HeldWork): boolean =>
  kind === 'decision' || kind === 'decisionProposal' || kind === 'returnedProposal';

const Head = ({ view, proposed }: Pick<Props, 'view' | 'proposed'>) => {
  const { decision } = useLoan();
  const { by, at, run, kind } = proposed;
  const newest = view.runs[0]?.run ?? null;
  const line = proposed.amount ?? decision.chosen.amount;
  return (
    <div className={styles.head}>
      <Arch name={by ?? words.proposer} isMe={false} />
      <div>
        <h2>{words.proposes({ by, kind, line: line === null ? null : inDollars(line) })}</h2>
        <p>
          {words.made({ at: momentText(at), run })}{' '}
          {run === newest || newest === null ? words.unchanged : <b>{words.newer(newest)}</b>}
        </p>
        <Chip tone="wait">{words.waiting(timeSince(at, new Date()))}</Chip>
      </div>
    </div>
  );
};

const Panel = ({ onReview, ...props }: Props & { onReview: () => void }) => {
  const { can } = useLoan();
  const { view, proposed, isReturning, onReturning, onTold } = props;
  const newest = view.runs[0]?.run ?? null;
  const isSettled = view.proposed?.id !== proposed.id;
  return (
    <aside className={styles.panel} aria-label={words.panel}>
      <Head view={view} proposed={proposed} />
      <div className={styles.body}>
        <SecondTerms proposed={proposed} />
        <SecondReasons view={view} proposed={proposed} />
        {proposed.exception !== null && <ExceptionNote exception={proposed.exception} />}
        <NoticePreview
          kind={proposed.kind}
          amount={proposed.amount}
          judgment={judgmentReason.options.filter((reason) => proposed.reasons.includes(reason))}
          otherReason={proposed.otherReason ?? ''}
        />
      </div>
      {isSettled && (
        <div ref={focusHere} tabIndex={-1} className={styles.foot}>
          <Notice tone="info" title={words.settled} />
          <button className="button button-secondary button-dense" type="button" onClick={() => onReturning(false)}>
            {words.close}
          </button>
        </div>
      )}
      {can('decide') && (
        <SecondAnswer
          key={proposed.id}
          {...{ proposed, isReturning, onReturning, onReview, onTold }}
          newer={proposed.run !== null && newest !== proposed.run ? newest : null}
        />
      )}
    </aside>
  );
};

/** The rules on the left, and beside them what a colleague proposes: read first, then confirmed or returned. */
export const SecondPage = (props: Props) => {
  const held = useHeld(isDecisionWork);
  const trace = useRef<HTMLDivElement>(null);
  const review = () => {
    trace.current?.scrollIntoView({ block: 'start' });
    trace.current?.focus({ preventScroll: true });
  };
  return (
    <ReadOnlyWhile held={held}>
      <RulesBeside
        view={props.view}
        notices={<HeldNotice held={held} />}
        trace={trace}
        panel={<Panel {...props} onReview={review} />}
      />
    </ReadOnlyWhile>
  );
};
