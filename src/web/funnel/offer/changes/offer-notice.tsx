import type { Dollars } from '#entities/values/money.ts';
import { inDollars } from '#words/figures.ts';
import { storedOffer } from '#words/funnel/offer-changes.ts';
import type { OpenedOffer } from '../use-opened-offer.ts';
import { ChangeChoice } from './change-choice.tsx';
import { ChangeNotice, type Household } from './change-notice.tsx';
import { chooserWays } from './chooser-ways.tsx';
import { FoldedNotice } from './folded-notice.tsx';
import type { ChangeRead } from './use-change-read.ts';

export type OfferPageChange = Household & {
  opened: Pick<OpenedOffer, 'offer' | 'changes' | 'compared'>;
  /** The line as it is set on the page now. */
  line: Dollars | null;
  change: ChangeRead;
};

/** A change of the offer on its own page, for the person who chooses the line. */
export const OfferNotice = ({ opened, line, chooser, joiner, change }: OfferPageChange) => {
  const { changes, compared, offer } = opened;
  const [before, after] = [compared?.before.most ?? null, offer && (compared?.after?.most ?? null)];
  if (!change.isUnread && before !== null && after !== null)
    return (
      <FoldedNotice text={storedOffer.notice.read(inDollars(before), inDollars(after))} onUnfold={change.showAgain} />
    );
  const ways = chooserWays({ opened, line, joiner, onGo: change.read });
  return (
    <ChangeNotice
      {...{ changes, compared, chooser, joiner }}
      isOffered={offer !== null}
      person="borrower"
      choice={ways.length === 0 ? null : <ChangeChoice ways={ways} />}
    >
      {joiner !== null && compared?.event === 'joined' && (
        <p className="small muted">{storedOffer.notice.seen(joiner)}</p>
      )}
    </ChangeNotice>
  );
};
