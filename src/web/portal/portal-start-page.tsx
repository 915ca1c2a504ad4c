import { pageTitle } from '#web/page-title.ts';
import { Redirect } from '#web/router/navigation.tsx';
import { SkeletonLines } from '#web/ui/pages/skeleton-lines.tsx';
import { portal } from '#words/portal/portal.ts';
import { usePortalData } from './portal-data.ts';
import { startFor } from './start-for.ts';

export const meta = () => [{ title: pageTitle(portal.home.title) }];

/** After signing in: the page where this person's day begins. */
export default function PortalStartPage() {
  const { me } = usePortalData();
  return me === null ? <SkeletonLines text={portal.loading} /> : <Redirect to={startFor(me.actions)} />;
}
