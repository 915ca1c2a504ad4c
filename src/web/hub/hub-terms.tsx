import type { LoanHub } from '#entities/contract/loan-hub.ts';
import { useCurrentQuote } from '#web/api-client/use-current-quote.ts';
import { RetryButton } from '#web/ui/pages/retry-button.tsx';
import { inCents, inDay, inDollars, inPercent } from '#words/figures.ts';
import { products } from '#words/labels.ts';
import { lineTerms as words } from '#words/loan/line-terms.ts';

/** The accepted line: amount, rate, payment and fee. */
type Shown = { email: string | null; loanNumber: string; hardPull: LoanHub['hardPull'] };

export const HubTerms = ({ email, loanNumber, hardPull }: Shown) => {
  const { answer, retry } = useCurrentQuote({ email, of: loanNumber });
  if (answer === undefined || (answer.data === null && answer.error === null)) return null;
  return (
    <section className="card" aria-labelledby="terms">
      <h2 className="heading-4" id="terms">
        {words.title}
      </h2>
      {answer.data === null ? (
        <>
          <p className="small">{words.failed}</p>
          <RetryButton retry={retry} isSmall />
        </>
      ) : (
        <dl className="rows">
          <div>
            <dt>{words.amount}</dt>
            <dd className="figures">{inDollars(answer.data.amount)}</dd>
          </div>
          <div>
            <dt>{words.apr(products[answer.data.product])}</dt>
            <dd className="figures">{inPercent(answer.data.apr, 2)}</dd>
          </div>
          <div>
            <dt>{words.payment}</dt>
            <dd className="figures">{inCents(answer.data.monthlyPayment)}</dd>
          </div>
          {answer.data.originationFee !== null && (
            <div>
              <dt>{words.fee}</dt>
              <dd className="figures">{inCents(answer.data.originationFee.amount)}</dd>
            </div>
          )}
        </dl>
      )}
      {hardPull && (
        <p className="small">{hardPull.on === null ? words.hardPullPlanned : words.hardPullMade(inDay(hardPull.on))}</p>
      )}
    </section>
  );
};
