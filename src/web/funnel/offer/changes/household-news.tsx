import { useQuery } from '@tanstack/react-query';
import type { FunnelVariant } from '#entities/values/funnel-variant.ts';
import type { Person } from '#entities/values/person.ts';
import { flows } from '#funnel/flows.ts';
import { paths } from '#funnel/paths.ts';
import { useTRPC } from '#web/api-client/api.ts';
import { Link } from '#web/router/link.tsx';
import { storedOffer } from '#words/funnel/offer-changes.ts';
import { HouseholdLineCard } from '../household-line-card.tsx';
import { ChangeNotice } from './change-notice.tsx';

const words = storedOffer.notice;

type Props = { person: Person; variant: FunnelVariant; shows: 'changes' | 'line' };

/** On both people's pages: the line before it is consented to, and every change of it until one is chosen. */
export default function HouseholdNews({ person, variant, shows }: Props) {
  const trpc = useTRPC();
  const { data } = useQuery(trpc.quote.household.queryOptions());
  if (!data) return null;
  const { changes, compared, line, home, chooser, joiner } = data;
  const name = person === 'borrower' ? joiner : chooser;
  const offerPage = flows[variant].steps.find(({ acceptsOffer }) => acceptsOffer)?.path;
  return (
    <>
      {changes.length > 0 && (
        <ChangeNotice
          {...{ changes, compared, person, name }}
          isOffered={line !== null}
          isWhole={person === 'coborrower'}
        >
          {person === 'borrower' && offerPage !== undefined ? (
            <Link to={offerPage}>{words.see}</Link>
          ) : (
            <p>
              {words.wait(chooser ?? '')} {words.leave.text(chooser ?? '')}{' '}
              <Link to={paths.account}>{words.leave.go}</Link>
            </p>
          )}
        </ChangeNotice>
      )}
      {shows === 'line' && <HouseholdLineCard home={home} line={line} />}
    </>
  );
}
