import { useQuery } from '@tanstack/react-query';
import { useTRPC } from '#web/api-client/api.ts';
import { titleHolders, trustKinds } from '#words/application-labels.ts';
import { inDollars, inLongDate } from '#words/figures.ts';
import { loanFacts } from '#words/portal/loan-desk/facts.ts';
import { useLoan } from '../loan-context.ts';
import styles from './fact-card.module.css';
import { Fact, Facts } from './fact-card.tsx';

const words = loanFacts.property.titleLook;

/** Owners as public records show them, until a title search is on file. */
export const TitleLook = () => {
  const { loanId } = useLoan();
  const { data: look } = useQuery(useTRPC().loanFile.titleLook.queryOptions({ loanId }));
  if (!look) return null;
  return (
    <>
      <p className={styles.note}>{words.lede}</p>
      <Facts>
        <Fact name={words.holder}>
          {[titleHolders[look.holder], look.trustKind && trustKinds[look.trustKind]].filter(Boolean).join(', ')}
        </Fact>
        <Fact name={words.names}>{look.names.join(', ')}</Fact>
        {look.acquiredOn !== null && <Fact name={words.acquired}>{inLongDate(look.acquiredOn)}</Fact>}
        {look.recordedMortgages.length > 0 && (
          <Fact name={words.mortgages}>{look.recordedMortgages.map((amount) => inDollars(amount)).join(', ')}</Fact>
        )}
        <Fact name={words.lookedOn}>{inLongDate(look.lookedOn)}</Fact>
      </Facts>
    </>
  );
};
