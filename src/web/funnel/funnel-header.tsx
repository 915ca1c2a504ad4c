import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { paths } from '#funnel/paths.ts';
import { IconDotsVertical, IconHelpCircle } from '#web/ui/icons.ts';
import { Logo } from '#web/ui/logo.tsx';
import { shell } from '#words/en/shell.ts';
import styles from './funnel-header.module.css';
import { SaveIndicator } from './save-indicator.tsx';
import type { SaveState } from './save-queue.ts';

type LinkProps = {
  className: string /** Help inside the application is for those who have one. */;
  isInApp: boolean;
  children: ReactNode;
};

const HelpLink = ({ className, isInApp, children }: LinkProps) =>
  isInApp ? (
    <Link className={className} to={paths.faqs}>
      {children}
    </Link>
  ) : (
    <a className={className} href="/faq">
      {children}
    </a>
  );

type Props = { saveState: SaveState; isInApp: boolean; onFinishLater: () => void };

export const FunnelHeader = ({ saveState, isInApp, onFinishLater }: Props) => (
  <header className={styles.header}>
    <div className={`wrap ${styles.inner}`}>
      <Logo />
      <div className={styles.right}>
        <SaveIndicator state={saveState} />
        <div className={styles.wide}>
          <button className="button button-secondary button-small" type="button" onClick={onFinishLater}>
            {shell.finishLater}
          </button>
          <HelpLink className={styles.help ?? ''} isInApp={isInApp}>
            <IconHelpCircle size={18} stroke={1.75} aria-hidden />
            {shell.help}
          </HelpLink>
        </div>
        <details className={styles.menu}>
          <summary aria-label={shell.menu}>
            <IconDotsVertical size={22} stroke={1.75} aria-hidden />
          </summary>
          <div className={styles.menuBody}>
            <button className="button button-quiet" type="button" onClick={onFinishLater}>
              {shell.finishLater}
            </button>
            <HelpLink className="button button-quiet" isInApp={isInApp}>
              {shell.help}
            </HelpLink>
          </div>
        </details>
      </div>
    </div>
  </header>
);
