import { useContext, useEffect, useRef, useState } from 'react';
import type { HomeRecord } from '#entities/contract/calls/home-record.ts';
import { monthText } from '#entities/text/day-text.ts';
import { readPropertyAddress } from '#funnel/questions/location.ts';
import { Chip } from '#web/ui/chip.tsx';
import { inCount, inDollars } from '#words/figures.ts';
import { homeRecord as words } from '#words/funnel/pages/home-record.ts';
import { propertyTypes, unitCounts } from '#words/labels.ts';
import type { BesideProps } from '../step/step-view.tsx';
import styles from './known-facts.module.css';
import { countOpen, fillsOf, HomeRecordContext } from './use-home-record.ts';

const SECTION_HEADING = '[data-section] > summary';
const NO_BREAK = '\u00a0';

const valuesOf = ({ type, units, acquiredOn, yearlyTaxes, builtIn, squareFeet }: HomeRecord) => ({
  type: type && [propertyTypes[type], units && unitCounts[units]].filter(Boolean).join(', '),
  acquiredOn: acquiredOn && monthText(acquiredOn),
  yearlyTaxes: yearlyTaxes === null ? null : inDollars(yearlyTaxes),
  builtIn: builtIn === null ? null : String(builtIn),
  squareFeet: squareFeet === null ? null : words.area(inCount(squareFeet)),
});

const NAMES = ['type', 'acquiredOn', 'yearlyTaxes', 'builtIn', 'squareFeet'] as const;

/** One card instead of three questions. It keeps its height until the person has answered it, or answers the questions instead. */
export const HomeRecordCard = ({ application, draft, change }: BesideProps) => {
  const state = useContext(HomeRecordContext);
  const [isRefused, setIsRefused] = useState(false);
  const card = useRef<HTMLElement>(null);
  const isAnswered = isRefused || state?.isUsed === true;
  const [openBefore] = useState(() => countOpen(draft));
  const isByHand = countOpen(draft) < openBefore;
  const [wasAwaited] = useState(state?.isPending === true);
  useEffect(() => {
    // Who has gone on to another section already stays there.
    if (!isAnswered || document.activeElement?.matches(SECTION_HEADING)) return;
    (document.querySelector<HTMLElement>('[data-section][open] > summary') ?? card.current)?.focus();
  }, [isAnswered]);
  useEffect(() => {
    if (!isByHand) return;
    // Not before: the card would move what is being pressed.
    const onFocus = ({ target }: FocusEvent) => {
      if (target instanceof HTMLElement && target.matches(SECTION_HEADING)) setIsRefused(true);
    };
    document.addEventListener('focusin', onFocus);
    return () => document.removeEventListener('focusin', onFocus);
  }, [isByHand]);
  const home = readPropertyAddress(application);
  if (state === null || !state.isOffered || home === null) return null;
  const { record, isPending, isUsed, use } = state;
  const street = home.line1 ?? '';
  const isAnother = JSON.stringify(draft.address) !== JSON.stringify(home);
  const isNone = !isPending && record === null;
  const values = record && valuesOf(record);
  // Without a record a sentence is all there is; rows that somebody saw coming keep their room.
  const isShort = isAnswered || (isNone && !wasAwaited);
  const fill = () => {
    for (const [name, value] of record === null ? [] : fillsOf(record, draft)) change(name, value);
    use();
  };
  const text = () => {
    if (isUsed) return words.used;
    if (isNone) return words.none;
    if (isRefused) return words.refused;
    return isAnother ? words.another(street) : words.text(street);
  };
  return (
    <section className={`card ${styles.known}`} aria-label={words.title} ref={card} tabIndex={-1}>
      <div className={styles.head}>
        <h2 className="heading-4">{words.title}</h2>
        {isUsed && <Chip tone="ok">{words.confirmed}</Chip>}
      </div>
      {/* Whichever sentence comes, the card keeps its height. */}
      <p className={`small ${styles.said}`} role="status" data-room-for={isShort ? undefined : words.text(street)}>
        <span>{text()}</span>
        {isPending && <span className="visually-hidden">{words.looking}</span>}
      </p>
      {!isShort && (
        <>
          <dl className={`rows ${isNone ? styles.held : ''}`} data-waiting={isPending || undefined}>
            {NAMES.map((name) => (
              <div key={name}>
                <dt>{words.rows[name]}</dt>
                {/* Another element: a text that grows to the left would count as moving. */}
                <dd key={isPending ? 'waiting' : 'told'}>{isPending ? NO_BREAK : (values?.[name] ?? words.missing)}</dd>
              </div>
            ))}
          </dl>
          <p className={`${styles.actions} ${record === null || isAnother ? styles.held : ''}`}>
            <button className="button button-secondary button-small" type="button" onClick={fill}>
              {words.use}
            </button>
            <button className="button button-quiet button-small" type="button" onClick={() => setIsRefused(true)}>
              {words.refuse}
            </button>
          </p>
        </>
      )}
    </section>
  );
};
