import type { Dollars } from '#entities/values/money.ts';
import { storedOffer } from '#words/funnel/offer-changes.ts';
import type { OpenedOffer } from '../use-opened-offer.ts';
import { ChangeChoice } from './change-choice.tsx';
import { ChangeNotice, type Household } from './change-notice.tsx';
import { chooserWays } from './chooser-ways.tsx';

export type OfferPageChange = Household & {
  opened: Pick<OpenedOffer, 'offer' | 'changes' | 'compared'>;
  /** The line as it is set on the page now. */
  line: Dollars | null;
};

/** A change of the offer on its own page, for the person who chooses the line. */
export const OfferNotice = ({ opened, line, chooser, joiner }: OfferPageChange) => {
  const { changes, compared, offer } = opened;
  const ways = chooserWays({ opened, line, joiner });
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
