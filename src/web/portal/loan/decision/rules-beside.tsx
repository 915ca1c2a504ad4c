import type { ReactNode, Ref } from 'react';
import { ContradictionNotice } from '../facts/contradiction-notice.tsx';
import { LoanFoot } from '../loan-foot.tsx';
import type { LoanDecision } from './decision-data.ts';
import styles from './rules-beside.module.css';
import { TracePanel } from './trace-panel.tsx';
import { WhatIf } from './what-if.tsx';

type Props = {
  view: LoanDecision;
  /** Above the rules. */
  notices: ReactNode;
  trace?: Ref<HTMLDivElement>;
  /** The decision, beside the rules it rests on; null where there is none to read or to make. */
  panel: ReactNode | null;
};

/** The rules in the middle of the page, to be read first; the decision stands at their side. */
export const RulesBeside = ({ view, notices, trace, panel }: Props) => (
  <div className={`${styles.page} ${panel === null ? '' : styles.beside}`}>
    <div className={styles.rules}>
      {notices}
      <ContradictionNotice />
      <div ref={trace} tabIndex={-1} className={styles.trace}>
        <TracePanel view={view} />
      </div>
    </div>
    {panel}
    <div className={styles.after}>
      <WhatIf />
      <LoanFoot />
    </div>
  </div>
);
