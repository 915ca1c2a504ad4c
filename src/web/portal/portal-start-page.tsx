import { Navigate } from 'react-router';
import { pageTitle } from '#web/page-title.ts';
import { SkeletonLines } from '#web/ui/pages/skeleton-lines.tsx';
import { portal } from '#words/portal/portal.ts';
import { usePortalData } from './portal-data.ts';
import { startFor } from './portal-links.ts';

export const meta = () => [{ title: pageTitle(portal.home.title) }];

/** After signing in: the page where this person's day begins. */
export default function PortalStartPage() {
  const { me } = usePortalData();
  return me === null ? <SkeletonLines text={portal.loading} /> : <Navigate to={startFor(me.actions)} replace />;
}
