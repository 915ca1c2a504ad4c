import { lender } from '#web/lender.ts';
import { IconHomeCheck } from '#web/ui/icons.ts';
import { Logo } from '#web/ui/logo.tsx';
import { inList } from '#words/figures.ts';
import { shell } from '#words/shell.ts';
import { site } from '#words/site/site.ts';
import { servedStates } from './content/example-line.ts';
import styles from './site-footer.module.css';
import { PrivacyChoices } from './third-parties.tsx';

const words = site.footer;

const COLUMNS = [
  {
    heading: words.product,
    links: [
      { href: '/#costs', text: site.nav.costs },
      { href: '/#calculator', text: site.nav.calculator },
      { href: '/#how', text: site.nav.how },
      { href: '/faq', text: site.nav.questions },
      { href: '/insights', text: site.nav.insights },
    ],
  },
  {
    heading: words.legal,
    links: [
      { href: '/privacy-statement', text: words.privacy },
      { href: '/privacy-notice', text: words.notice },
      { href: '/terms-of-use', text: words.terms },
      { href: '/e-consent', text: words.eConsent },
      { href: '/license', text: words.licenses },
    ],
  },
] as const;

export const SiteFooter = () => (
  <footer className={`on-deep ${styles.footer}`}>
    <div className="wrap">
      <div className={styles.top}>
        <div className={styles.lender}>
          <Logo />
          <p>
            {lender.legalName}
            {words.address.map((row) => (
              <span key={row}>{row}</span>
            ))}
          </p>
          <p>
            <span className="nowrap">{lender.phone}</span>, {words.hours}
          </p>
        </div>
        <nav className={styles.links} aria-label={words.label}>
          {COLUMNS.map(({ heading, links }) => (
            <div key={heading}>
              <h2>{heading}</h2>
              {links.map(({ href, text }) => (
                <a key={href} href={href}>
                  {text}
                </a>
              ))}
              {heading === words.legal && <PrivacyChoices />}
            </div>
          ))}
        </nav>
        <div className={styles.register}>
          <IconHomeCheck size={30} stroke={1.75} aria-hidden />
          <div>
            <strong>{shell.nmls(lender.nmls)}</strong>
            <p>
              {words.check} <a href="https://www.nmlsconsumeraccess.org">{words.register}</a>
            </p>
            <p>{shell.equalHousing}</p>
          </div>
        </div>
      </div>
      <p className={styles.small}>{words.small(inList(servedStates))}</p>
    </div>
  </footer>
);
