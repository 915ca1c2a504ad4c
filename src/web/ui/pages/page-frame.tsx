import type { ReactNode } from 'react';
import { phoneHref } from '#entities/text/phone-href.ts';
import { lender } from '#web/lender.ts';
import { IconPhone } from '#web/ui/icons.ts';
import { Logo } from '../logo.tsx';
import { LegalFoot } from './legal-foot.tsx';
import styles from './page-frame.module.css';

/** A plain page outside the flow: sign-in, notices, the sandbox. */
export const PageFrame = ({ width = 'narrow', children }: { width?: 'narrow' | 'wide'; children: ReactNode }) => (
  <div className={styles.page}>
    <header className={styles.header}>
      <div className={`wrap ${styles.inner}`}>
        <Logo />
        <a className={styles.phone} href={phoneHref(lender)}>
          <IconPhone size={18} stroke={1.75} aria-hidden />
          <span className="nowrap">{lender.phone}</span>
        </a>
      </div>
    </header>
    <main id="content" className={`wrap ${styles.main} ${styles[width] ?? ''}`}>
      {children}
    </main>
    <LegalFoot />
  </div>
);
