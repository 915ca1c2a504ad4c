import type { OfferChoice } from '#entities/application/offer-choice.ts';
import { product as products } from '#entities/application/offer-choice.ts';
import type { Policy } from '#policy/policy.ts';
import { yearsOf } from '#rules/offer/years-of.ts';
import { offer as words } from '#words/funnel/offer.ts';
import styles from './terms-control.module.css';

type Props = {
  choice: OfferChoice;
  policy: Policy;
  onChange: (change: Partial<OfferChoice>) => void;
};

/** Rate type and number of years. Switching the type keeps the years where available. */
export const TermsControl = ({ choice, policy, onChange }: Props) => {
  const { repaymentYears } = policy.products.variable;
  const options = yearsOf(choice.product, policy);
  const isVariable = choice.product === 'variable';
  return (
    <>
      <fieldset className={styles.group}>
        <legend className="field-label">{words.product.legend}</legend>
        <div className={styles.pair}>
          {products.options.map((kind) => (
            <label key={kind} className={styles.card} data-chosen={choice.product === kind}>
              <input
                type="radio"
                name="product"
                checked={choice.product === kind}
                onChange={() => {
                  const years = yearsOf(kind, policy);
                  onChange({
                    product: kind,
                    years: years.includes(choice.years) ? choice.years : Math.max(...years),
                  });
                }}
              />
              <span>
                <strong>{words.product[kind].name}</strong>
                <small>{words.product[kind].text}</small>
              </span>
            </label>
          ))}
        </div>
      </fieldset>
      <fieldset className={styles.group}>
        <legend className="field-label">{isVariable ? words.years.draw : words.years.term}</legend>
        <div className={styles.segments}>
          {options.map((years) => (
            <label key={years} data-chosen={choice.years === years}>
              <input
                className={styles.segment}
                type="radio"
                name="years"
                checked={choice.years === years}
                onChange={() => onChange({ years })}
              />
              {words.years.option(years)}
            </label>
          ))}
        </div>
        <p className="field-help">
          {isVariable ? words.years.drawHelp(choice.years, repaymentYears) : words.years.termHelp(choice.years)}
        </p>
      </fieldset>
    </>
  );
};
