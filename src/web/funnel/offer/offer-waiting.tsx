import type { OfferWait } from '#rules/offer/offer-waits.ts';
import { offer } from '#words/funnel/offer.ts';
import { useConsent } from '../visits/use-consent.ts';
import styles from './offer-waiting.module.css';
import { useFreshFigures } from './use-fresh-figures.ts';

const words = offer.refused.waits;

/** Once the freeze is lifted, the file is asked for again, with the consent the button gives. */
const CheckAgain = () => {
  const { asked: check, give } = useConsent();
  const state = check.data?.state;
  useFreshFigures({ isWanted: state === 'found' });
  const said = () => {
    if (check.isError) return words.failed;
    if (state === undefined || state === 'found') return null;
    return state === 'frozen' ? words.stillFrozen : words.asked;
  };
  return (
    <>
      <button
        className="button button-secondary"
        type="button"
        disabled={check.isPending}
        onClick={() => give('softPull')}
      >
        {check.isPending ? words.asking : words.again}
      </button>
      <p className="small" role="status">
        {said()}
      </p>
    </>
  );
};

/** Without an offer, and with no rule in its way: what is still missing, and who does something about it. */
export const OfferWaiting = ({ waits }: { waits: readonly OfferWait[] }) => (
  <section className={`card ${styles.card}`} aria-labelledby="waiting-heading">
    <h2 className="heading-3" id="waiting-heading">
      {words.title}
    </h2>
    <ul>
      {waits.map((wait) => (
        <li key={wait}>
          <h3 className="heading-4">{words[wait].name}</h3>
          <p>{words[wait].text}</p>
          {wait === 'frozenFile' && <CheckAgain />}
        </li>
      ))}
    </ul>
  </section>
);
