import { incomeReview } from '#entities/application/applicant.ts';
import { incomeVerificationMethod } from '#entities/application/income-verification.ts';
import { Chip } from '#web/ui/chip.tsx';
import { verification as words } from '#words/funnel/verification.ts';
import { documentWords } from '#words/loan/documents.ts';
import { lenderToday } from '../estimate/lender-day.ts';
import { listItems } from '../lists/list-items.ts';
import type { BesideProps } from '../step/step-view.tsx';
import { incomeDocuments } from './income-documents.ts';
import styles from './known-facts.module.css';

/** Documents covered by a record stay on the list, marked as not needed right away. */
export const CoveredDocuments = ({
  application,
  person,
  draft,
}: Pick<BesideProps, 'application' | 'person' | 'draft'>) => {
  const { needed, covered } = incomeDocuments({
    application,
    person,
    method: incomeVerificationMethod.nullable().catch(null).parse(draft.incomeVerificationMethod),
    reviews: listItems(draft.incomeReviews).flatMap((item) => incomeReview.safeParse(item).data ?? []),
    asOf: lenderToday(),
  });
  return (
    <section className={`card ${styles.known}`} aria-label={words.papers} aria-live="polite">
      <h2 className="heading-4">{words.papers}</h2>
      {needed.length === 0 && covered.length === 0 && <p className="small muted">{words.noPapers}</p>}
      <dl className="rows">
        {covered.map((type) => (
          <div key={type}>
            <dt>{documentWords[type].label}</dt>
            <dd>
              <Chip tone="notNeeded">{words.notNeeded}</Chip>
            </dd>
          </div>
        ))}
        {needed.map(({ type, count }) => (
          <div key={type}>
            <dt>{documentWords[type].label}</dt>
            <dd>
              <Chip tone="wait">{words.askedLater(count)}</Chip>
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
};
