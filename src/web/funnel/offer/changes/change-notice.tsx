import { type ReactNode, useState } from 'react';
import type { Person } from '#entities/values/person.ts';
import type { OfferChange } from '#rules/offer/offer-changes.ts';
import type { OfferComparison } from '#rules/offer/offer-comparison.ts';
import type { Figure } from '#rules/trace/trace-row.ts';
import { IconChevronDown, IconRefresh } from '#web/ui/icons.ts';
import { isWideScreen } from '#web/ui/wide-screen.ts';
import { inDollars, inLongDate, inPercent } from '#words/figures.ts';
import { offerReasons, storedOffer } from '#words/funnel/offer-changes.ts';
import styles from './change-notice.module.css';
import { ComparedHouses } from './compared-houses.tsx';
import { ComparedOffers } from './compared-offers.tsx';

const words = storedOffer.notice;

const dollarsOf = (figure: Figure | null | undefined): string | null =>
  figure?.unit === 'dollars' ? inDollars(figure.amount) : null;

/** First names: of the borrower, who chooses the line, and of the coborrower. */
export type Household = { chooser: string | null; joiner: string | null };

type Props = Household & {
  changes: readonly OfferChange[];
  compared: OfferComparison | null;
  isOffered: boolean;
  person: Person;
  /** The ways on, beside the arithmetic of both offers; without them the notice only tells. */
  choice: ReactNode;
  children?: ReactNode;
};

const titleOf = ({ changes, compared, isOffered, person, chooser, joiner }: Props): string => {
  const most = changes.find(({ what }) => what === 'maxLine');
  const [before, after] = [dollarsOf(most?.before), dollarsOf(most?.after)];
  if (!isOffered) return before === null ? storedOffer.gone : words.gone(before);
  if (before === null || after === null) return storedOffer.changed;
  const name = person === 'borrower' ? joiner : chooser;
  return compared?.event !== 'joined' || name === null
    ? words.title(before, after)
    : `${words.joined[person](name)} ${words.went(before, after)}`;
};

/** For who joined, what the other earns and owes alone stays unsaid; that both count does not. */
const reasonsOf = ({ changes, compared, person, chooser }: Props): string[] =>
  person === 'coborrower' && compared?.event === 'joined' && chooser !== null
    ? [words.counted(chooser), ...offerReasons(changes)]
    : offerReasons(changes);

/** What grew better by the same change. */
const betterOf = (compared: OfferComparison | null): string | null => {
  const [before, after] = [compared?.before.dti ?? null, compared?.after?.dti ?? null];
  if (before === null || after === null || after >= before) return null;
  return words.better(inPercent(before, 1), inPercent(after, 1));
};

const namesOf = ({ compared, chooser, joiner }: Props) =>
  compared?.event === 'joined' && chooser !== null && joiner !== null
    ? { before: words.alone(chooser), after: words.both(chooser, joiner) }
    : { before: words.before, after: words.after };

/** On a phone folded for who joined: what both would owe stands below it. */
const Arithmetic = ({ isOpenOnPhone, children }: { isOpenOnPhone: boolean; children: ReactNode }) => {
  const [isOpen, setIsOpen] = useState(() => isOpenOnPhone || isWideScreen());
  return (
    <details
      className={`card ${styles.arithmetic}`}
      open={isOpen}
      onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}
    >
      <summary>
        <h3 className="heading-4">{words.arithmetic}</h3>
        <IconChevronDown size={20} stroke={1.75} aria-hidden />
      </summary>
      {children}
    </details>
  );
};

/** A change of figures people rely on: what happened, the old figure and the new one, the reason, both offers down to the payments, and the ways on. */
export const ChangeNotice = (props: Props) => {
  const { compared, isOffered, choice, children } = props;
  const reasons = reasonsOf(props);
  const better = betterOf(compared);
  const after = isOffered ? (compared?.after ?? null) : null;
  const names = namesOf(props);
  return (
    <section className={styles.notice} aria-labelledby="offer-change">
      <div className={`card ${styles.told}`} aria-live="polite">
        <div>
          {compared !== null && (
            <p className={`small muted ${styles.day}`}>
              <IconRefresh size={16} stroke={1.75} aria-hidden />
              {words.on(inLongDate(compared.changedOn))}
            </p>
          )}
          <h2 className={styles.title} id="offer-change">
            {titleOf(props)}
          </h2>
          {reasons.length > 0 && (
            <>
              <strong>{words.because}</strong>
              <ul>
                {reasons.map((reason) => (
                  <li key={reason}>{reason}</li>
                ))}
              </ul>
            </>
          )}
          {better !== null && <p>{better}</p>}
          {children}
        </div>
        {compared !== null && after !== null && <ComparedHouses before={compared.before} after={after} names={names} />}
      </div>
      {choice !== null && (
        <div className={styles.below}>
          {compared !== null && after !== null && (
            <Arithmetic isOpenOnPhone={props.person === 'borrower'}>
              <ComparedOffers compared={compared} after={after} names={names} />
            </Arithmetic>
          )}
          {choice}
        </div>
      )}
    </section>
  );
};
