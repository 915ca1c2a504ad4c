import { contradictions } from '#rules/facts/contradictions.ts';
import { Notice } from '#web/ui/notice.tsx';
import { inLongDate } from '#words/figures.ts';
import { loanFacts } from '#words/portal/loan-desk/facts.ts';
import { useLoan } from '../loan-context.ts';

const words = loanFacts.contradictions;

/** Answers and records that cannot both be true, where they are decided on. */
export const ContradictionNotice = () => {
  const { application, facts } = useLoan().file;
  const found = contradictions(application, facts);
  if (found.length === 0) return null;
  return (
    <Notice tone="warn" title={words.title}>
      {found
        .map((each) =>
          each.kind === 'owner'
            ? words.owner(each.name)
            : words.acquired(inLongDate(each.stated), inLongDate(each.recorded)),
        )
        .join(' ')}
    </Notice>
  );
};
