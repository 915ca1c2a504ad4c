import { useMutation } from '@tanstack/react-query';
import { useTRPC } from '#web/api-client/api.ts';
import { inLongDate } from '#words/figures.ts';
import { closingDesk } from '#words/portal/loan-desk/closing.ts';
import { ReasonForm } from '../decision/reason-form.tsx';
import card from '../facts/fact-card.module.css';
import { Fact, FactCard, Facts } from '../facts/fact-card.tsx';
import { useLoan } from '../loan-context.ts';
import type { LoanClosing } from './closing-tab.tsx';

const words = closingDesk.valuation;

/** On a first lien: where the notice and the copies of valuations stand, and the borrower's waiver of the waiting time. */
export const ValuationCopies = ({ view: { valuation, closing } }: { view: LoanClosing }) => {
  const trpc = useTRPC();
  const { loanId, can, refresh } = useLoan();
  const waive = useMutation(trpc.loanMoney.waiveValuationWait.mutationOptions({ onSuccess: refresh }));
  const { lien, isNoticeSent, isCopySent, opensFrom, waivedOn } = valuation;
  if (lien === 'junior') return null;
  const isOpen = closing.accountOpenedOn !== null;
  return (
    <FactCard title={words.title}>
      <p className={card.note}>{words.lede[lien]}</p>
      <Facts>
        <Fact name={words.notice}>{isNoticeSent ? words.sent : words.notSent}</Fact>
        <Fact name={words.copy}>{isCopySent ? words.sent : words.notSent}</Fact>
        {!isOpen && <Fact name={words.opensFrom}>{opensFrom === null ? words.notYet : inLongDate(opensFrom)}</Fact>}
        {waivedOn !== null && <Fact name={words.waivedOn}>{inLongDate(waivedOn)}</Fact>}
      </Facts>
      {!isOpen && waivedOn === null && can('close') && (
        <ReasonForm
          words={words}
          isPending={waive.isPending}
          problem={waive.error?.message ?? null}
          onSubmit={(note) => waive.mutate({ loanId, note })}
        />
      )}
    </FactCard>
  );
};
