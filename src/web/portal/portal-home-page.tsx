import { pageTitle } from '#web/page-title.ts';
import { Redirect } from '#web/router/navigation.tsx';
import { SkeletonLines } from '#web/ui/pages/skeleton-lines.tsx';
import { portal } from '#words/portal/portal.ts';
import { GrantTable } from './account/grant-table.tsx';
import { PipelinePage } from './pipeline/pipeline-page.tsx';
import { usePortalData } from './portal-data.ts';
import styles from './portal-pages.module.css';
import { startFor } from './start-for.ts';

const words = portal.home;

export const meta = () => [{ title: pageTitle(portal.nav.pipeline) }];

/** The pipeline for users who may see it; for others the first page they may open. */
export default function PortalHomePage() {
  const { me } = usePortalData();
  if (me === null) return <SkeletonLines text={portal.loading} />;
  if (me.actions.includes('seePipeline')) return <PipelinePage />;
  const start = startFor(me.actions);
  if (start !== '/portal') return <Redirect to={start} />;
  return (
    <>
      <header className={styles.head}>
        <div>
          <h1>{words.heading(me.name.split(' ')[0] ?? me.name)}</h1>
          <p className="muted">{words.lede}</p>
        </div>
      </header>
      <GrantTable grants={me.grants} />
    </>
  );
}
