import { propertyType, unitCount } from '#entities/application/property-type.ts';
import { propertyUsage } from '#entities/application/property-usage.ts';
import { usState } from '#entities/values/us-state.ts';
import type { Policy } from '#policy/policy.ts';
import { FieldError } from '#web/ui/fields/field-error.tsx';
import { inPercent } from '#words/figures.ts';
import { propertyTypes, unitCounts } from '#words/labels.ts';
import { pricer as words } from '#words/portal/pricer.ts';
import styles from './pricer.module.css';
import type { TypedScenario } from './typed-scenario.ts';

type Text = Exclude<keyof TypedScenario, 'hasAutopay'>;
type Form = {
  typed: TypedScenario;
  wrong: readonly string[];
  policy: Policy;
  onChange: (typed: TypedScenario) => void;
};

const choicesOf = (
  name: Text,
  { typed, policy }: Pick<Form, 'typed' | 'policy'>,
): { value: string; text: string }[] | null => {
  switch (name) {
    case 'state':
      return usState.options.map((value) => ({ value, text: value }));
    case 'usage':
      return propertyUsage.options.map((value) => ({ value, text: words.usages[value] }));
    case 'type':
      return propertyType.options.map((value) => ({ value, text: propertyTypes[value] }));
    case 'units':
      return unitCount.options.map((value) => ({ value, text: unitCounts[value] }));
    case 'product':
      return (['variable', 'fixed'] as const).map((value) => ({ value, text: words.products[value] }));
    case 'years': {
      const { variable, fixed } = policy.products;
      const terms = typed.product === 'fixed' ? fixed.terms : variable.draws;
      return terms.map(({ years }) => ({ value: String(years), text: words.years(years) }));
    }
    case 'originationFee':
      return policy.fees.forRate.map(({ fee }) => ({ value: String(fee), text: inPercent(fee, 2) }));
    default:
      return null;
  }
};

const ORDER: readonly Text[] = [
  ...(['state', 'usage', 'type', 'units', 'value', 'mortgageBalance', 'housingPayment', 'score'] as const),
  ...(['yearlyIncome', 'monthlyDebts', 'amount', 'product', 'years', 'originationFee'] as const),
];

const ScenarioField = ({ name, typed, wrong, policy, onChange }: Form & { name: Text }) => {
  const id = `scenario-${name}`;
  const choices = choicesOf(name, { typed, policy });
  const isWrong = wrong.includes(name);
  const help = words.help[name];
  return (
    <div className="field">
      <label className="field-label" htmlFor={id}>
        {words.fields[name]}
      </label>
      {choices ? (
        <select
          className={`input ${styles.input}`}
          id={id}
          value={typed[name]}
          onChange={({ currentTarget: { value } }) => {
            const years = policy.products.fixed.terms.some((term) => String(term.years) === typed.years)
              ? typed.years
              : '10';
            onChange({ ...typed, [name]: value, ...(name === 'product' ? { years } : {}) });
          }}
        >
          {choices.map(({ value, text }) => (
            <option key={value} value={value}>
              {text}
            </option>
          ))}
        </select>
      ) : (
        <input
          className={`input ${styles.input}`}
          id={id}
          inputMode="numeric"
          autoComplete="off"
          value={typed[name]}
          aria-invalid={isWrong}
          aria-describedby={isWrong ? `${id}-error` : help ? `${id}-help` : undefined}
          onChange={({ currentTarget: { value } }) => onChange({ ...typed, [name]: value })}
        />
      )}
      {help && !isWrong && (
        <span className="field-help" id={`${id}-help`}>
          {help}
        </span>
      )}
      {isWrong && (
        <p className="field-error" id={`${id}-error`}>
          <FieldError text={name === 'score' ? words.scoreProblem : words.problem} />
        </p>
      )}
    </div>
  );
};

export const ScenarioForm = (form: Form) => (
  <section className={`card ${styles.panel}`} aria-labelledby="scenario-heading">
    <h2 className="heading-4" id="scenario-heading">
      {words.inputs}
    </h2>
    <div className={styles.fields}>
      {ORDER.map((name) => (
        <ScenarioField key={name} name={name} {...form} />
      ))}
      <label className={styles.check}>
        <input
          type="checkbox"
          checked={form.typed.hasAutopay}
          onChange={({ currentTarget: { checked } }) => form.onChange({ ...form.typed, hasAutopay: checked })}
        />
        {words.fields.hasAutopay}
      </label>
    </div>
  </section>
);
