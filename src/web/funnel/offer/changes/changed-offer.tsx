import { type HouseholdChange, HouseholdNotice } from './household-notice.tsx';
import { OfferNotice, type OfferPageChange } from './offer-notice.tsx';

type Props = ({ of: 'offer' } & OfferPageChange) | ({ of: 'household' } & HouseholdChange);

/** One file for the notice of a changed offer wherever it stands, so that pages without one load none of it. */
export default function ChangedOffer(props: Props) {
  return props.of === 'offer' ? <OfferNotice {...props} /> : <HouseholdNotice {...props} />;
}
