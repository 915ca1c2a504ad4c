import { IconDotsVertical, IconHelpCircle } from '#web/ui/icons.ts';
import { Logo } from '#web/ui/logo.tsx';
import { shell } from '#words/en/shell.ts';
import styles from './funnel-header.module.css';
import { SaveIndicator } from './save-indicator.tsx';
import type { SaveState } from './save-queue.ts';

export const FunnelHeader = ({ saveState, onFinishLater }: { saveState: SaveState; onFinishLater: () => void }) => (
  <header className={styles.header}>
    <div className={`wrap ${styles.inner}`}>
      <Logo />
      <div className={styles.right}>
        <SaveIndicator state={saveState} />
        <div className={styles.wide}>
          <button className="button button-secondary button-small" type="button" onClick={onFinishLater}>
            {shell.finishLater}
          </button>
          <a className={styles.help} href="/app/application/faqs">
            <IconHelpCircle size={18} stroke={1.75} aria-hidden />
            {shell.help}
          </a>
        </div>
        <details className={styles.menu}>
          <summary aria-label={shell.menu}>
            <IconDotsVertical size={22} stroke={1.75} aria-hidden />
          </summary>
          <div className={styles.menuBody}>
            <button className="button button-quiet" type="button" onClick={onFinishLater}>
              {shell.finishLater}
            </button>
            <a className="button button-quiet" href="/app/application/faqs">
              {shell.help}
            </a>
          </div>
        </details>
      </div>
    </div>
  </header>
);
