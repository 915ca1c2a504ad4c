import { Outlet, useMatches } from 'react-router';
import { SandboxRibbon } from '#web/ui/pages/sandbox-ribbon.tsx';
import { shell } from '#words/shell.ts';
import { SiteFooter } from './site-footer.tsx';
import { SiteHeader } from './site-header.tsx';
import styles from './site-layout.module.css';
import { ThirdParties } from './third-parties.tsx';

/** Public pages are prerendered HTML: the document leaves out all scripts for routes below this one. */
export const handle = { isStatic: true };

/** Neither where a form asks for a name nor where the URL itself may reveal personal information. */
const isPublicReading = (matches: ReturnType<typeof useMatches>): boolean =>
  !matches.some(({ id }) => id === 'site/landing-page' || id === 'site/not-found-page');

export default function SiteLayout() {
  const mayLoadOthers = isPublicReading(useMatches());
  return (
    <>
      <a className="skip-link" href="#content">
        {shell.skip}
      </a>
      <SandboxRibbon />
      <SiteHeader />
      <main className={styles.main} id="content">
        <Outlet />
      </main>
      <SiteFooter />
      {mayLoadOthers && <ThirdParties />}
    </>
  );
}
