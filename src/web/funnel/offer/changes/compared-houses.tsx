import type { OfferSide } from '#rules/offer/offer-comparison.ts';
import { EquityHouse } from '#web/ui/house/equity-house.tsx';
import { IconArrowRight } from '#web/ui/icons.ts';
import { inDollars, inPercent } from '#words/figures.ts';
import { storedOffer } from '#words/funnel/offer-changes.ts';
import styles from './change-notice.module.css';

const words = storedOffer.notice;

const House = ({ side, name, isEarlier }: { side: OfferSide; name: string; isEarlier: boolean }) => {
  const { value, limit, liens, most } = side;
  if (value === null || limit === null || liens === null || most === null) return null;
  const [share, figure] = [inPercent(limit, limit % 100 === 0 ? 0 : 1), inDollars(most)];
  return (
    <figure className={isEarlier ? styles.earlier : undefined}>
      <EquityHouse
        owed={Math.min(1, liens / value)}
        line={most / value}
        limit={limit / 10_000}
        label={words.house(name, inDollars(liens), share, figure)}
      />
      <figcaption>
        <span className="small">{name}</span>
        <span className="smaller muted">{words.share(share)}</span>
        {isEarlier ? <s>{figure}</s> : <strong>{figure}</strong>}
      </figcaption>
    </figure>
  );
};

type Props = { before: OfferSide; after: OfferSide; names: { before: string; after: string } };

/** Two houses: the old one faded, its figure crossed out. */
export const ComparedHouses = ({ before, after, names }: Props) => (
  <div className={styles.houses}>
    <House side={before} name={names.before} isEarlier />
    <IconArrowRight size={20} stroke={1.75} aria-hidden />
    <House side={after} name={names.after} isEarlier={false} />
  </div>
);
