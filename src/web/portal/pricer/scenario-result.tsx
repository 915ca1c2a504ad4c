import type { ReactNode } from 'react';
import type { Decision } from '#rules/decision/decision.ts';
import { chosenOffer } from '#rules/offer/chosen-offer.ts';
import { Chip } from '#web/ui/chip.tsx';
import { inCents, inDollars, inPercent } from '#words/figures.ts';
import { pricer as words } from '#words/portal/pricer.ts';
import styles from './pricer.module.css';

const TONES = { pass: 'ok', fail: 'stop', unknown: 'wait' } as const;

const Figures = ({ decision }: { decision: Decision }) => {
  const offer = chosenOffer(decision);
  const { figures, chosen, maxLine, outcome } = decision;
  const rows: [string, string][] = [
    [words.figures.line, chosen.amount === null ? '–' : inDollars(chosen.amount)],
    // Where a rule refuses any line, the most that equity allows is no offer.
    ...(outcome === 'fail'
      ? []
      : [[words.figures.most, maxLine === null ? '–' : inDollars(maxLine.amount)] as [string, string]]),
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

/** The result, beside the inputs. */
export const ScenarioResult = ({ decision, children }: { decision: Decision; children: ReactNode }) => (
  <section className={`card ${styles.panel}`} aria-labelledby="result-heading">
    <h2 className="heading-4" id="result-heading">
      {words.result} <Chip tone={TONES[decision.outcome]}>{words.outcomes[decision.outcome]}</Chip>
    </h2>
    <div aria-live="polite">
      <Figures decision={decision} />
    </div>
    {children}
  </section>
);
