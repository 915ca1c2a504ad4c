import { pageTitle } from '#web/page-title.ts';
import { StreetIllustration } from '#web/ui/house/street-illustration.tsx';
import { shell } from '#words/shell.ts';
import { site } from '#words/site/site.ts';
import styles from './not-found-page.module.css';

const words = shell.notFound;

const PLACES = [
  { href: '/#calculator', text: site.nav.calculator },
  { href: '/faq', text: site.nav.questions },
  { href: '/insights', text: site.nav.insights },
  { href: '/license', text: site.footer.licenses },
] as const;

export const meta = () => [{ title: pageTitle(words.title) }, { name: 'robots', content: 'noindex' }];

export default function NotFoundPage() {
  return (
    <div className={`wrap ${styles.page}`}>
      <div className={styles.copy}>
        <h1 className="heading-display">{words.title}</h1>
        <p className={`lede ${styles.text}`}>{words.text}</p>
        <p className={styles.actions}>
          <a className="button button-primary" href="/">
            {words.home}
          </a>
          <a className="button button-secondary" href="/app/login">
            {words.resume}
          </a>
        </p>
        <search>
          <form className={styles.search} action="/insights">
            <label className="field-label" htmlFor="q">
              {words.search}
            </label>
            <div>
              <input className="input" id="q" name="q" type="search" maxLength={80} />
              <button className="button button-secondary" type="submit">
                {site.search.submit}
              </button>
            </div>
          </form>
        </search>
        <p className={styles.places}>
          {words.places}:{' '}
          {PLACES.map(({ href, text }) => (
            <a key={href} href={href}>
              {text}
            </a>
          ))}
        </p>
      </div>
      <div className={styles.arch}>
        <StreetIllustration label={site.landing.picture} />
      </div>
    </div>
  );
}
