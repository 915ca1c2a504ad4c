import { useDeferredValue, useMemo } from 'react';
import { nearestDollars } from '#entities/values/money.ts';
import { offerSuggestions, type Suggestion } from '#rules/offer/offer-suggestions.ts';
import { inDollars, inList } from '#words/figures.ts';
import { offer as words } from '#words/funnel/offer.ts';
import styles from './offer-sections.module.css';
import type { useOffer } from './use-offer.ts';

const textOf = (suggestion: Suggestion, nameOf: (id: string) => string): string => {
  const { amount, debtIds } = suggestion;
  const names = inList(debtIds.map(nameOf));
  const isKeeping = debtIds.length === 0;
  switch (suggestion.kind) {
    case 'firstLine':
      return words.suggestions.firstLine(names, inDollars(amount));
    case 'moreCash': {
      const more = inDollars(suggestion.more);
      return isKeeping
        ? words.suggestions.moreCashKeeping(inDollars(amount), more)
        : words.suggestions.moreCash(names, inDollars(amount), more);
    }
    case 'lowerPayments': {
      const less = inDollars(nearestDollars(suggestion.less));
      return isKeeping ? words.suggestions.lowerPaymentsKeeping(less) : words.suggestions.lowerPayments(names, less);
    }
  }
};

type Props = {
  view: Pick<ReturnType<typeof useOffer>, 'answers' | 'board' | 'desk'>;
  nameOf: (debtId: string) => string;
  onUse: (suggestion: Suggestion) => void;
};

/** Looking for something better takes longer than the offer itself: it waits until the page stands. */
const useSuggestions = ({ answers, board, desk }: Props['view']): readonly Suggestion[] => {
  const looked = useMemo(() => ({ answers, board, desk }), [answers, board, desk]);
  const found = useDeferredValue(looked, null);
  return useMemo(
    () => (found === null ? [] : offerSuggestions(found.board, { answers: found.answers, ...found.desk })),
    [found],
  );
};

/** The optimizer's suggestions in words, each applied with one click. */
export const SuggestionList = ({ view, nameOf, onUse }: Props) => {
  const suggestions = useSuggestions(view);
  if (suggestions.length === 0) return null;
  return (
    <section aria-labelledby="suggestions-heading">
      <h2 className="heading-2" id="suggestions-heading">
        {words.suggestions.title}
      </h2>
      <p className={styles.lede}>{words.suggestions.note}</p>
      <ul className={styles.cards}>
        {suggestions.map((suggestion) => {
          const text = textOf(suggestion, nameOf);
          return (
            <li key={suggestion.kind} className={styles.tip}>
              <p>{text}</p>
              <button
                className="button button-secondary button-small"
                type="button"
                aria-label={words.suggestions.tryNamed(text)}
                onClick={() => onUse(suggestion)}
              >
                {words.suggestions.use}
              </button>
            </li>
          );
        })}
      </ul>
    </section>
  );
};
