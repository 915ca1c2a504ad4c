import { phoneHref } from '#entities/text/phone-href.ts';
import { lender } from '#web/lender.ts';
import { IconMenu2, IconPhone } from '#web/ui/icons.ts';
import { Logo } from '#web/ui/logo.tsx';
import { shell } from '#words/shell.ts';
import { site } from '#words/site/site.ts';
import styles from './site-header.module.css';

const LINKS = [
  { href: '/#costs', text: site.nav.costs },
  { href: '/#calculator', text: site.nav.calculator },
  { href: '/#how', text: site.nav.how },
  { href: '/faq', text: site.nav.questions },
  { href: '/insights', text: site.nav.insights },
] as const;

const Links = () =>
  LINKS.map(({ href, text }) => (
    <a key={href} href={href}>
      {text}
    </a>
  ));

export const SiteHeader = () => (
  <header className={styles.header}>
    <div className={`wrap ${styles.inner}`}>
      <Logo />
      <nav className={styles.nav} aria-label={site.nav.label}>
        <Links />
      </nav>
      <div className={styles.right}>
        <a className={styles.phone} href={phoneHref(lender)}>
          <IconPhone size={18} stroke={1.75} aria-hidden />
          <span className="nowrap">{lender.phone}</span>
        </a>
        <a className="button button-secondary button-small" href="/app/login">
          {shell.logIn}
        </a>
        {/* Without script, as the public pages are: one line that opens. */}
        <details className={styles.menu}>
          <summary aria-label={shell.siteMenu}>
            <IconMenu2 size={22} stroke={1.75} aria-hidden />
          </summary>
          <nav aria-label={shell.siteMenu}>
            <Links />
            <a href={phoneHref(lender)}>{lender.phone}</a>
          </nav>
        </details>
      </div>
    </div>
  </header>
);
