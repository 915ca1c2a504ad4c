import { site } from '#words/site/site.ts';
import { thirdPartyWords as words } from '#words/site/third-parties.ts';
import styles from './third-parties.module.css';
import startUrl from './third-parties-start.ts?worker&url';

/**
 * Consent before any third-party content loads. The server leaves it out of every page unless a lender has set up
 * analytics, recordings or chat, and then lists them with the origins of their scripts.
 */
export const ThirdParties = () => (
  <section className={styles.question} data-part="third-parties" data-scripts="" aria-label={words.label} hidden>
    <p>
      <span data-slot="third-parties">{words.question([])}</span> <a href="/privacy-statement">{words.more}</a>
    </p>
    <div className={styles.actions}>
      <button className="button button-secondary button-small" type="button" data-choice="no">
        {words.no}
      </button>
      <button className="button button-secondary button-small" type="button" data-choice="yes">
        {words.yes}
      </button>
    </div>
    <script type="module" src={startUrl} />
  </section>
);

export const PrivacyChoices = () => (
  <button className={styles.choices} type="button" data-part="privacy-choices">
    {site.footer.choices}
  </button>
);
