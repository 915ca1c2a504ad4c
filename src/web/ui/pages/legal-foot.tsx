import type { ReactNode } from 'react';
import { lender } from '#web/lender.ts';
import { shell } from '#words/shell.ts';
import styles from './legal-foot.module.css';

export const LegalFoot = () => (
  <footer className={styles.foot}>
    <div className="wrap">
      <span>
        {lender.legalName}, <span className="nowrap">{shell.nmls(lender.nmls)}</span>
      </span>
      <span>{shell.equalHousing}</span>
      <a href="/privacy-statement">{shell.privacy}</a>
      <a href="/terms-of-use">{shell.terms}</a>
    </div>
  </footer>
);

/**
 * On a phone the legal lines end the page above what is docked at its bottom edge: the last child of a column whose dock is ordered
 * behind it. On a wide screen they stand below the page.
 */
export const DockedFoot = ({ isHeld = false }: { /** Nobody knows yet where it will stand. */ isHeld?: boolean }) => (
  <div className={styles.docked} data-docked-foot data-held={isHeld || undefined}>
    <LegalFoot />
  </div>
);

type DockedProps = { className: string | undefined; isHeld: boolean; isShown: boolean; children: ReactNode };

/** What waits at the bottom edge of a phone, and the legal lines above it. */
export const Docked = ({ className, isHeld, isShown, children }: DockedProps) =>
  isShown && (
    <>
      <div className={className}>{children}</div>
      <DockedFoot isHeld={isHeld} />
    </>
  );
