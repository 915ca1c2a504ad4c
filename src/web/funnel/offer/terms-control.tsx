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

type Segment = { key: string; text: string; isChosen: boolean; onChoose: () => void };

const Segments = ({
  legend,
  name,
  help,
  options,
}: {
  legend: string;
  name: string;
  help: string | null;
  options: Segment[];
}) => (
  <fieldset className={styles.group}>
    <legend className="field-label">{legend}</legend>
    <div className={styles.segments}>
      {options.map(({ key, text, isChosen, onChoose }) => (
        <label key={key} data-chosen={isChosen}>
          <input className={styles.segment} type="radio" name={name} checked={isChosen} onChange={onChoose} />
          {text}
        </label>
      ))}
    </div>
    {help !== null && <p className="field-help">{help}</p>}
  </fieldset>
);

/** The draw period of a variable rate, the term of a fixed one. */
export const YearsControl = ({ choice, policy, onChange }: Props) => {
  const legend = words.years.draw(policy.products.variable.repaymentYears);
  return (
    <Segments
      legend={choice.product === 'variable' ? legend : words.years.term}
      name="years"
      help={null}
      options={yearsOf(choice.product, policy).map((years) => ({
        key: String(years),
        text: words.years.option(years),
        isChosen: choice.years === years,
        onChoose: () => onChange({ years }),
      }))}
    />
  );
};

/** The kind of rate. Switching it keeps the years where available. */
export const ProductControl = ({ choice, policy, onChange }: Props) => {
  const choose = (product: OfferChoice['product']) => {
    const years = yearsOf(product, policy);
    onChange({ product, years: years.includes(choice.years) ? choice.years : Math.max(...years) });
  };
  return (
    <Segments
      legend={words.product.legend}
      name="product"
      help={words.product[choice.product].text}
      options={products.options.map((product) => ({
        key: product,
        text: words.product[product].name,
        isChosen: choice.product === product,
        onChoose: () => choose(product),
      }))}
    />
  );
};
