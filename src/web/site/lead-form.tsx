import { paths } from '#funnel/paths.ts';
import { IconArrowRight, IconClock, IconPhoneOff, IconShieldCheck } from '#web/ui/icons.ts';
import { site } from '#words/site/site.ts';
import { legalVersions } from './content/legal-texts.ts';
import styles from './lead-form.module.css';
import startUrl from './lead-form-start.ts?worker&url';

const words = site.landing.form;
const [terms] = legalVersions('terms-of-use');
const [privacy] = legalVersions('privacy-statement');

const FIELDS = [
  { name: 'firstName', type: 'text', autoComplete: 'given-name', maxLength: 60, help: null },
  { name: 'lastName', type: 'text', autoComplete: 'family-name', maxLength: 60, help: null },
  { name: 'email', type: 'email', autoComplete: 'email', maxLength: 254, help: words.emailHelp },
] as const;

const PROMISES = [
  { Icon: IconClock, text: words.promises.time },
  { Icon: IconShieldCheck, text: words.promises.credit },
  { Icon: IconPhoneOff, text: words.promises.privacy },
] as const;

/** Works without a script; with one it sends a solved bot check. It records which versions of the texts were shown. The server fills the empty slots and values when it has to return the page. */
export const LeadForm = () => (
  <form
    className={`card ${styles.form}`}
    id="start"
    method="post"
    action="/api/lead"
    aria-labelledby="lead-heading"
    noValidate
  >
    <h2 className="heading-3" id="lead-heading">
      {words.heading}
    </h2>
    <p className="field-error" id="form-error" data-slot="form-error" role="alert" />
    <div className={styles.fields}>
      {FIELDS.map(({ name, type, autoComplete, maxLength, help }) => (
        <div key={name} className={`field ${styles[name] ?? ''}`}>
          <label className="field-label" htmlFor={name}>
            {words[name]}
          </label>
          <input
            className="input"
            id={name}
            name={name}
            type={type}
            autoComplete={autoComplete}
            maxLength={maxLength}
            required
            aria-describedby={help ? `${name}-error ${name}-help` : `${name}-error`}
            aria-invalid="false"
            defaultValue=""
          />
          <p className="field-error" id={`${name}-error`} data-slot={`${name}-error`} />
          {help && (
            <p className="field-help" id={`${name}-help`}>
              {help}
            </p>
          )}
        </div>
      ))}
    </div>
    <button className="button button-primary button-large button-block" type="submit">
      {words.submit}
      <IconArrowRight size={20} stroke={1.75} aria-hidden />
    </button>
    <p className={styles.agree}>
      {words.agree.before}
      <a href={`/terms-of-use/${terms.day}`}>{words.agree.terms}</a>
      {words.agree.between}
      <a href={`/privacy-statement/${privacy.day}`}>{words.agree.privacy}</a>
      {words.agree.after}
    </p>
    <input type="hidden" name="terms" value={terms.day} />
    <input type="hidden" name="privacy" value={privacy.day} />
    <input type="hidden" name="botCheck" value="" />
    <script type="module" src={startUrl} />
    <ul className={styles.promises}>
      {PROMISES.map(({ Icon, text }) => (
        <li key={text}>
          <Icon size={16} stroke={1.75} aria-hidden />
          {text}
        </li>
      ))}
    </ul>
    <p className={styles.rate}>
      {words.ratherRate} <a href={paths.prequal}>{words.rate}</a>. {words.rateNote}
    </p>
  </form>
);
