import { Outlet } from 'react-router';
import { SandboxRibbon } from '#web/ui/sandbox-ribbon.tsx';
import { shell } from '#words/en/shell.ts';
import { SiteFooter } from './site-footer.tsx';
import { SiteHeader } from './site-header.tsx';
import styles from './site-layout.module.css';

/** Public pages are finished HTML: the document leaves every script out for routes below this one. */
export const handle = { isStatic: true };

export default function SiteLayout() {
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
    </>
  );
}
