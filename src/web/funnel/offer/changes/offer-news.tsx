import { lazy, Suspense } from 'react';
import type { Day } from '#entities/values/day.ts';
import type { Dollars } from '#entities/values/money.ts';
import { Notice } from '#web/ui/notice.tsx';
import { inLongDate } from '#words/figures.ts';
import { storedOffer as words } from '#words/funnel/offer-changes.ts';
import styles from '../offer-page.module.css';
import type { OpenedOffer } from '../use-opened-offer.ts';
import type { Household } from './change-notice.tsx';
import type { ChangeRead } from './use-change-read.ts';

/** Loaded only when there is a change to tell of. */
const ChangedOffer = lazy(() => import('./changed-offer.tsx'));

type Opened = Pick<OpenedOffer, 'offer' | 'changes' | 'compared'>;

const renewedOn = ({ offer }: Opened): Day | null => (offer?.reason === 'expired' ? offer.expiresOn : null);

/** The offer ended under the reader's eyes: what was lost, which is nothing but its time, and the next press. */
const Ended = ({ endedOn, opened }: { endedOn: Day; opened: Opened }) => {
  const { offer } = opened;
  const until = renewedOn(opened);
  const text = () => {
    if (offer === null) return words.ended.none;
    if (offer.expiresOn <= endedOn) return words.ended.working;
    return until === null ? words.ended.changed : words.ended.same(inLongDate(until));
  };
  return (
    <Notice tone="warn" title={words.ended.title(inLongDate(endedOn))}>
      {text()}
    </Notice>
  );
};

type Props = Household & {
  opened: Opened;
  endedOn: Day | null;
  /** The line as it is set on the page now. */
  line: Dollars | null;
  change: ChangeRead;
};

/** Explains why this offer differs from the previous one, figure by figure; nothing for a first offer. */
export const OfferNews = ({ opened, endedOn, line, change, chooser, joiner }: Props) => {
  const until = renewedOn(opened);
  const isChanged = opened.changes.length > 0;
  if (!isChanged && until === null && endedOn === null) return null;
  return (
    <div className={styles.notice}>
      {endedOn !== null && <Ended endedOn={endedOn} opened={opened} />}
      {isChanged ? (
        <Suspense fallback={null}>
          <ChangedOffer of="offer" {...{ opened, line, change, chooser, joiner }} />
        </Suspense>
      ) : (
        endedOn === null &&
        until !== null && (
          <Notice tone="info" title={words.renewed}>
            {words.renewedText(inLongDate(until))}
          </Notice>
        )
      )}
    </div>
  );
};
