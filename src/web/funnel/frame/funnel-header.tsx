import { lazy, type ReactNode, Suspense, useState } from 'react';
import { paths } from '#funnel/paths.ts';
import { Link } from '#web/router/link.tsx';
import { IconDotsVertical, IconHelpCircle } from '#web/ui/icons.ts';
import { Logo } from '#web/ui/logo.tsx';
import { shell } from '#words/shell.ts';
import { SaveIndicator } from '../saving/save-indicator.tsx';
import styles from './funnel-header.module.css';

type LinkProps = {
  className: string /** In-application help requires an application. */;
  isInApp: boolean;
  onHelp: () => void;
  children: ReactNode;
};

/** The FAQ answers load on demand. */
const HelpDrawer = lazy(() => import('./help-drawer.tsx'));

/** Help opens beside the page, so that typed answers stay in view. */
const HelpLink = ({ className, isInApp, onHelp, children }: LinkProps) =>
  isInApp ? (
    <button className={className} type="button" onClick={onHelp}>
      {children}
    </button>
  ) : (
    <a className={className} href="/faq">
      {children}
    </a>
  );

/** Header slot for links of the page below it. */
export const PAGE_LINKS = 'page-links';

type Props = {
  isInApp: boolean;
  /** Nothing is left to finish. */
  isSent: boolean;
  onLeave: () => void;
};

export const FunnelHeader = ({ isInApp, isSent, onLeave }: Props) => {
  const [isHelpOpen, setIsHelpOpen] = useState(false);
  const leave = isSent ? shell.signOut : shell.finishLater;
  const help = { isInApp, onHelp: () => setIsHelpOpen(true) };
  return (
    <header className={styles.header}>
      <div className={`wrap ${styles.inner}`}>
        <Logo />
        <div className={styles.links} id={PAGE_LINKS} />
        <div className={styles.right}>
          <SaveIndicator />
          <div className={styles.wide}>
            {isInApp && (
              <>
                <Link className={`${styles.help} ${styles.answers}`} to={paths.applicationSummary}>
                  {shell.answers}
                </Link>
                <Link className={`${styles.help} ${styles.answers}`} to={paths.account}>
                  {shell.account}
                </Link>
              </>
            )}
            <button className="button button-secondary button-small" type="button" onClick={onLeave}>
              {leave}
            </button>
            <HelpLink className={styles.help ?? ''} {...help}>
              <IconHelpCircle size={18} stroke={1.75} aria-hidden />
              {shell.help}
            </HelpLink>
          </div>
          <details className={styles.menu}>
            <summary aria-label={isSent ? shell.menuSent : shell.menu}>
              <IconDotsVertical size={22} stroke={1.75} aria-hidden />
            </summary>
            <div className={styles.menuBody}>
              {isInApp && (
                <>
                  <Link className="button button-quiet" to={paths.applicationSummary}>
                    {shell.answers}
                  </Link>
                  <Link className="button button-quiet" to={paths.account}>
                    {shell.account}
                  </Link>
                </>
              )}
              <button className="button button-quiet" type="button" onClick={onLeave}>
                {leave}
              </button>
              <HelpLink className="button button-quiet" {...help}>
                {shell.help}
              </HelpLink>
            </div>
          </details>
        </div>
      </div>
      {isHelpOpen && (
        <Suspense>
          <HelpDrawer onClose={() => setIsHelpOpen(false)} />
        </Suspense>
      )}
    </header>
  );
};
