import type { Employment } from '#entities/application/employment.ts';
import { monthText } from '#entities/text/day-text.ts';
import { toDollars } from '#entities/values/money.ts';
import { Chip } from '#web/ui/chip.tsx';
import { FieldNotes } from '#web/ui/fields/field-notes.tsx';
import { LongTextField } from '#web/ui/fields/text-field.tsx';
import { YesNoField } from '#web/ui/fields/yes-no-field.tsx';
import { inDollars } from '#words/figures.ts';
import { lists } from '#words/funnel/lists.ts';
import { verification as words } from '#words/funnel/verification.ts';
import { listItems } from '../lists/list-items.ts';
import type { BesideProps } from '../step/step-view.tsx';
import styles from './known-facts.module.css';

type Props = Pick<BesideProps, 'draft' | 'change' | 'errorAt'> & { records: readonly Employment[] };

const monthly = ({ base, bonuses, overtime, commissions }: Employment): string =>
  inDollars(toDollars([base, bonuses, overtime, commissions].reduce<number>((sum, part) => sum + (part ?? 0), 0)));

/** Each record found, to confirm or dispute; a disputed one proves nothing until reviewed. */
export const FoundRecords = ({ records, draft, change, errorAt }: Props) => {
  const reviews = listItems(draft.incomeReviews);
  const put = (id: string, changed: Record<string, unknown>) => {
    const before = reviews.find((review) => review.id === id) ?? { id, isRight: null, note: null };
    change('incomeReviews', [...reviews.filter((review) => review.id !== id), { ...before, ...changed }]);
  };
  return (
    <>
      {records.map((record) => {
        const at = reviews.findIndex(({ id }) => id === record.id);
        const review = reviews[at];
        return (
          <section key={record.id} className={`card ${styles.known}`} aria-label={record.employerName}>
            <div className={styles.head}>
              <h2 className="heading-4">{record.employerName}</h2>
              <Chip tone={review?.isRight === false ? 'warn' : 'ok'}>
                {review?.isRight === false
                  ? words.disputed
                  : record.dataSource === 'manual'
                    ? lists.sources.fromYou
                    : lists.sources.confirmedBy[record.dataSource]}
              </Chip>
            </div>
            <dl className="rows">
              <div>
                <dt>{words.pay}</dt>
                <dd className="figures">{monthly(record)}</dd>
              </div>
              <div>
                <dt>{words.time}</dt>
                <dd>
                  {lists.cards.span(
                    monthText(record.startDate),
                    record.endDate === null ? lists.cards.today : monthText(record.endDate),
                  )}
                </dd>
              </div>
            </dl>
            <YesNoField
              id={`review-${record.id}`}
              label={words.isRight}
              isOptional={false}
              value={review?.isRight ?? null}
              onChange={(isRight) => put(record.id, { isRight, ...(isRight === true && { note: null }) })}
            />
            {review?.isRight === false && (
              <LongTextField
                id={`incomeReviews.${at}.note`}
                label={words.whatIsWrong}
                hint={words.whatIsWrongHint}
                isOptional={false}
                value={review.note}
                error={errorAt(`incomeReviews.${at}.note`)}
                onChange={(note) => put(record.id, { note: note === '' ? null : note })}
              />
            )}
          </section>
        );
      })}
      <div id="incomeReviews" tabIndex={-1} aria-invalid={errorAt('incomeReviews') ? true : undefined}>
        <FieldNotes id="incomeReviews" error={errorAt('incomeReviews')} hint={undefined} />
      </div>
    </>
  );
};
