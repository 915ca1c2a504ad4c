import { nearestDollars } from '#entities/values/money.ts';
import type { Suggestion } from '#rules/offer/offer-suggestions.ts';
import { inDollars, inList } from '#words/figures.ts';
import { offer as words } from '#words/funnel/offer.ts';
import styles from './offer-sections.module.css';

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
  suggestions: readonly Suggestion[];
  nameOf: (debtId: string) => string;
  onUse: (suggestion: Suggestion) => void;
};

/** The optimizer's suggestions in words, each applied with one click. */
export const SuggestionList = ({ suggestions, nameOf, onUse }: Props) =>
  suggestions.length === 0 ? null : (
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
