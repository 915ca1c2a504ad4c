import { dollarsText } from '#entities/text/money-text.ts';
import { toDollars } from '#entities/values/money.ts';
import { calculatorWords as words } from '#words/site/calculator.ts';
import { getPolicyShown } from '../content/shown-policy.ts';
import { type CalculatorInput, calculate } from './calculate.ts';
import styles from './calculator.module.css';
// The bundler builds a worker's file separately and names it by content; here it is the page's own small script.
import startUrl from './calculator-start.ts?worker&url';
import { figureNames, resultTexts, roomNames } from './result-texts.ts';

const policy = getPolicyShown();
const first: CalculatorInput = {
  value: toDollars(480_000),
  owed: toDollars(270_000),
  wanted: toDollars(60_000),
  range: '740-759',
};
const shown = resultTexts({ input: first, result: calculate(first, policy), policy });

const MoneyInput = ({ name, help }: { name: 'value' | 'owed' | 'wanted'; help?: string }) => (
  <div className="field">
    <label className="field-label" htmlFor={`calculator-${name}`}>
      {words.fields[name]}
    </label>
    <div className={styles.money}>
      <span aria-hidden="true">$</span>
      <input
        className="input"
        id={`calculator-${name}`}
        name={name}
        inputMode="numeric"
        autoComplete="off"
        maxLength={16}
        defaultValue={dollarsText(first[name])}
        aria-invalid="false"
        aria-describedby={`calculator-${name}-error${help ? ` calculator-${name}-help` : ''}`}
      />
    </div>
    <p className="field-error" id={`calculator-${name}-error`} data-error={name} />
    {help && (
      <p className="field-help" id={`calculator-${name}-help`}>
        {help}
      </p>
    )}
  </div>
);

/** Prerendered with an example; its script loads on the first interaction and not before. */
export const Calculator = () => (
  <section className={styles.section} id="calculator" aria-labelledby="calculator-heading">
    <div className={`wrap ${styles.columns}`} data-calculator data-index={JSON.stringify(policy.index)}>
      <div className={styles.questions}>
        <h2 className="heading-2" id="calculator-heading">
          {words.heading}
        </h2>
        <p className="muted">{words.intro}</p>
        <fieldset className={styles.fields}>
          <legend className="visually-hidden">{words.legend}</legend>
          <MoneyInput name="value" />
          <MoneyInput name="owed" help={words.owedHelp} />
          <MoneyInput name="wanted" />
          <div className="field">
            <label className="field-label" htmlFor="calculator-range">
              {words.fields.range}
            </label>
            <select className={`input ${styles.select}`} id="calculator-range" name="range" defaultValue={first.range}>
              {Object.entries(words.ranges).map(([range, text]) => (
                <option key={range} value={range}>
                  {text}
                </option>
              ))}
            </select>
          </div>
        </fieldset>
        <noscript>
          <p className="muted small">{words.withoutScript}</p>
        </noscript>
      </div>
      <div className={`card ${styles.result}`}>
        <h3 className="heading-3">{words.result}</h3>
        <p className={styles.sentence} role="status" data-slot="sentence">
          {shown.sentence}
        </p>
        <svg className={styles.bar} width="100%" height="16" aria-hidden="true">
          <rect className={styles.yours} width="100%" height="16" />
          <rect className={styles.owed} data-bar="owed" width={shown.bar.owed} height="16" />
          <rect className={styles.line} data-bar="line" x={shown.bar.owed} width={shown.bar.line} height="16" />
        </svg>
        <ul className={styles.legend} aria-hidden="true" data-slot="legend">
          <li>{words.bar.owed}</li>
          <li>{words.bar.line}</li>
          <li>{words.bar.yours}</li>
        </ul>
        <dl className={`rows ${styles.room}`} data-slot="room" hidden>
          {roomNames.map((name) => (
            <div key={name} data-room={name}>
              <dt />
              <dd />
            </div>
          ))}
        </dl>
        <dl className={styles.figures} data-slot="figures">
          {figureNames.map((name) => (
            <div key={name} className={styles[name]}>
              <dt>{words.labels[name]}</dt>
              <dd className={styles.value} data-figure={name}>
                {shown.figures?.[name].value}
              </dd>
              <dd className={styles.note} data-note={name}>
                {shown.figures?.[name].note}
              </dd>
            </div>
          ))}
        </dl>
        <p className={styles.terms} data-slot="terms">
          {shown.terms}
        </p>
        <a className="button button-secondary" href="#start">
          {words.start}
        </a>
      </div>
    </div>
    <script type="module" src={startUrl} />
  </section>
);
