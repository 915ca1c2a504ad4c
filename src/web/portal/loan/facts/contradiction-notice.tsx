import { contradictions } from '#rules/facts/contradictions.ts';
import { Notice } from '#web/ui/notice.tsx';
import { loanFacts } from '#words/portal/loan-desk/facts.ts';
import { useLoan } from '../loan-context.ts';
import { contradictionText } from './contradiction-text.ts';

/** Answers and records that cannot both be true, where they are decided on. */
export const ContradictionNotice = () => {
  const { file, policy } = useLoan();
  const { application, facts, asOf } = file;
  const found = contradictions({ application, facts, policy, asOf });
  if (found.length === 0) return null;
  return (
    <Notice tone="warn" title={loanFacts.contradictions.title}>
      {found.map((each) => contradictionText(each, application)).join(' ')}
    </Notice>
  );
};
