import type { Day } from '#entities/values/day.ts';
import { coborrower } from '#funnel/steps/setup/coborrower.ts';
import { Link } from '#web/router/link.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { inDollars, inLongDate } from '#words/figures.ts';
import { storedOffer as words } from '#words/funnel/offer-changes.ts';
import styles from '../offer-page.module.css';
import type { OpenedOffer } from '../use-opened-offer.ts';
import { ChangeNotice } from './change-notice.tsx';

const { alone } = words.notice;

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

type Props = {
  opened: Opened;
  endedOn: Day | null;
  /** First name of the second person. */
  joiner: string | null;
};

/** The earlier offer as a choice: the one of the person who applied alone. */
const ApplyAlone = ({ compared }: Pick<Opened, 'compared'>) => {
  const most = compared?.before.most ?? null;
  if (compared?.event !== 'joined' || most === null) return null;
  return (
    <p>
      <strong>{alone.title(inDollars(most))}</strong> {alone.text(inLongDate(compared.beforeUntil))}{' '}
      <Link to={coborrower.path}>{alone.go}</Link>
    </p>
  );
};

/** Explains why this offer differs from the previous one, figure by figure; nothing for a first offer. */
export const OfferNews = ({ opened, endedOn, joiner }: Props) => {
  const until = renewedOn(opened);
  const isChanged = opened.changes.length > 0;
  if (!isChanged && until === null && endedOn === null) return null;
  return (
    <div className={styles.notice}>
      {endedOn !== null && <Ended endedOn={endedOn} opened={opened} />}
      {isChanged ? (
        <ChangeNotice
          changes={opened.changes}
          compared={opened.compared}
          isOffered={opened.offer !== null}
          person="borrower"
          name={joiner}
          isWhole
        >
          <ApplyAlone compared={opened.compared} />
        </ChangeNotice>
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
