import { Outlet, useLocation } from '#web/router/navigation.tsx';
import { SandboxRibbon } from '#web/ui/pages/sandbox-ribbon.tsx';
import { shell } from '#words/shell.ts';
import { SiteFooter } from './site-footer.tsx';
import { SiteHeader } from './site-header.tsx';
import styles from './site-layout.module.css';
import { ThirdParties } from './third-parties.tsx';

/** Neither where a form asks for a name nor where the URL itself may reveal personal information. */
const NO_OTHERS = ['/', '/404'];

export default function SiteLayout() {
  const mayLoadOthers = !NO_OTHERS.includes(useLocation().pathname);
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
