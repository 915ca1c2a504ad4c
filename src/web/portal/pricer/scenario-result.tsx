import type { Decision } from '#rules/decision/decision.ts';
import { chosenOffer } from '#rules/quote/chosen-offer.ts';
import { Chip } from '#web/ui/chip.tsx';
import table from '#web/ui/data-table.module.css';
import { inCents, inDollars, inPercent } from '#words/en/figures.ts';
import { pricer as words } from '#words/en/pricer.ts';
import { changeText, figureText, outcomeWords, ruleWords } from '#words/en/rules.ts';
import styles from './pricer.module.css';

const TONES = { pass: 'ok', fail: 'stop', unknown: 'wait' } as const;

/** A list of everything accepted says less than the rule itself. */
const limitText = ({ rule, limit }: Decision['trace'][number]): string =>
  limit === null ? '–' : limit.unit === 'codes' ? ruleWords[rule].rule : figureText(limit);

const Figures = ({ decision }: { decision: Decision }) => {
  const offer = chosenOffer(decision);
  const { figures, chosen, maxLine } = decision;
  const rows: [string, string][] = [
    [words.figures.line, chosen.amount === null ? '–' : inDollars(chosen.amount)],
    [words.figures.most, maxLine === null ? '–' : inDollars(maxLine.amount)],
    [words.figures.cltv, figures.cltv === null ? '–' : inPercent(figures.cltv, 1)],
    [words.figures.dti, figures.dti === null ? '–' : inPercent(figures.dti, 1)],
    ...(offer
      ? ([
          [words.figures.rate, inPercent(offer.rate, 2)],
          [words.figures.now, inCents(offer.payments.now)],
          ...(offer.payments.afterDraw === null ? [] : [[words.figures.afterDraw, inCents(offer.payments.afterDraw)]]),
          ...(offer.payments.repaymentAtCap === null
            ? []
            : [[words.figures.atCap, inCents(offer.payments.repaymentAtCap)]]),
          [words.figures.fee, inCents(offer.feeAmount)],
        ] as [string, string][])
      : []),
  ];
  return (
    <>
      <dl className={styles.figures}>
        {rows.map(([name, text]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
      {!offer && <p className="muted">{words.notOffered}</p>}
    </>
  );
};

/** The figures and the trace behind them: the same rows an applicant and an underwriter read. */
export const ScenarioResult = ({ decision }: { decision: Decision }) => {
  const { columns } = words;
  const rows = decision.trace.filter(({ value, outcome }) => value !== null || outcome !== 'unknown');
  return (
    <section className={`card ${styles.panel}`} aria-labelledby="result-heading">
      <h2 className="heading-4" id="result-heading">
        {words.result} <Chip tone={TONES[decision.outcome]}>{words.outcomes[decision.outcome]}</Chip>
      </h2>
      <div aria-live="polite">
        <Figures decision={decision} />
      </div>
      <h3 className={styles.traceHeading}>
        {words.trace}, {words.policy(decision.policyVersion)}
      </h3>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to take the focus (WCAG 2.1.1) */}
      <div className={table.frame} tabIndex={0}>
        <table className={table.table}>
          <caption className="visually-hidden">{words.trace}</caption>
          <thead>
            <tr>
              <th scope="col">{columns.rule}</th>
              <th scope="col">{columns.yours}</th>
              <th scope="col">{columns.limit}</th>
              <th scope="col">{columns.outcome}</th>
              <th scope="col">{columns.change}</th>
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <tr key={row.rule}>
                <th scope="row">{ruleWords[row.rule].name}</th>
                <td>{row.value === null ? '–' : figureText(row.value)}</td>
                <td>{limitText(row)}</td>
                <td>
                  <Chip tone={TONES[row.outcome]}>{outcomeWords[row.outcome]}</Chip>
                </td>
                <td>{(row.change ?? []).map((change) => changeText(change, () => '')).join(' ')}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  );
};
