import { useMutation, useQuery } from '@tanstack/react-query';
import { type FormEvent, useId, useState } from 'react';
import { type AvmReview, avmFinding, avmReviewed } from '#entities/facts/avm-review.ts';
import { useTRPC } from '#web/api-client/api.ts';
import { FailedPart } from '#web/portal/failed-parts.tsx';
import { ChoiceField } from '#web/ui/fields/choice-field.tsx';
import { MoneyField } from '#web/ui/fields/money-field.tsx';
import { LongTextField } from '#web/ui/fields/text-field.tsx';
import { inDollars, inLongDate } from '#words/figures.ts';
import { avmReviewWords as words } from '#words/portal/loan-desk/avm-review.ts';
import { valuationModelName } from '#words/valuation-models.ts';
import form from '../decision/reason-form.module.css';
import { useLoan } from '../loan-context.ts';
import styles from './fact-card.module.css';
import { Fact, FactCard, Facts } from './fact-card.tsx';

const ReviewForm = ({ review }: { review: AvmReview }) => {
  const trpc = useTRPC();
  const { loanId, refresh } = useLoan();
  const id = useId();
  const [finding, setFinding] = useState<unknown>('supported');
  const [ownValue, setOwnValue] = useState<unknown>(null);
  const [comparables, setComparables] = useState<unknown>('');
  const [problem, setProblem] = useState<'ownValue' | 'comparables' | null>(null);
  const record = useMutation(trpc.loanWork.recordAvmReview.mutationOptions({ onSuccess: refresh }));
  const send = (event: FormEvent) => {
    event.preventDefault();
    const reviewed = avmReviewed.safeParse({ finding, ownValue, comparables });
    setProblem(
      reviewed.success ? null : reviewed.error.issues[0]?.path[0] === 'comparables' ? 'comparables' : 'ownValue',
    );
    if (reviewed.success) record.mutate({ loanId, reportId: review.reportId, reviewed: reviewed.data });
  };
  const told = record.data && record.data.kind !== 'recorded' ? words[record.data.kind] : record.error?.message;
  return (
    <form className={form.fields} noValidate onSubmit={send}>
      <ChoiceField
        id={`${id}-finding`}
        label={words.finding}
        isOptional={false}
        value={finding}
        error={undefined}
        onChange={setFinding}
        options={avmFinding.options.map((value) => ({ value, label: words.findings[value] }))}
      />
      <MoneyField
        id={`${id}-value`}
        label={words.ownValue}
        isOptional={finding === 'supported'}
        value={ownValue}
        error={problem === 'ownValue' ? words.valueNeeded : undefined}
        onChange={setOwnValue}
      />
      <LongTextField
        id={`${id}-comparables`}
        label={words.comparables}
        isOptional={false}
        value={comparables}
        error={problem === 'comparables' ? words.comparablesNeeded : told}
        onChange={setComparables}
      />
      <div className={form.actions}>
        <button className="button button-secondary button-dense" type="submit" disabled={record.isPending}>
          {words.submit}
        </button>
      </div>
    </form>
  );
};

/** Values of models drawn at random for review, and what was found. */
export const AvmReviews = () => {
  const trpc = useTRPC();
  const { loanId, can } = useLoan();
  const reviews = useQuery(trpc.loanFile.avmReviews.queryOptions({ loanId }));
  if (reviews.isLoadingError) return <FailedPart retry={reviews.refetch} />;
  return reviews.data?.map((review) => {
    const { reportId, drawnOn, valuation, reviewed } = review;
    return (
      <FactCard key={reportId} title={words.title}>
        <p className={styles.note}>{words.drawn(inLongDate(drawnOn))}</p>
        <Facts>
          <Fact name={words.model}>{valuationModelName(valuation.model)}</Fact>
          <Fact name={words.value}>{valuation.value && inDollars(valuation.value)}</Fact>
          {reviewed && <Fact name={words.finding}>{words.findings[reviewed.finding]}</Fact>}
          {reviewed?.ownValue && <Fact name={words.ownValue}>{inDollars(reviewed.ownValue)}</Fact>}
          {reviewed && <Fact name={words.comparables}>{reviewed.comparables}</Fact>}
          {reviewed && <Fact name={words.reviewer}>{words.by(reviewed.by, inLongDate(reviewed.on))}</Fact>}
        </Facts>
        {reviewed === null && can('workLoan') && <ReviewForm review={review} />}
      </FactCard>
    );
  });
};
