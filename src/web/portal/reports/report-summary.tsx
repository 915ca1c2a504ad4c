import type { PipelineReport } from '#entities/contract/reports/pipeline-report.ts';
import { toDollars } from '#entities/values/money.ts';
import { shareOf } from '#rules/reports/share-of.ts';
import { inDollars } from '#words/figures.ts';
import { reports as words } from '#words/portal/desk/reports.ts';
import { Count, ShareText } from './report-parts.tsx';
import styles from './reports.module.css';

export const dollarsText = (amount: number): string => inDollars(toDollars(Math.round(amount)));

export const FIGURES = {
  received: { kind: 'received' },
  funded: { kind: 'outcome', outcome: 'funded' },
  fellOut: { kind: 'fallout' },
  open: { kind: 'outcome', outcome: 'open' },
} as const;

/** The whole and its three parts, and the share that was funded. */
export const ReportSummary = ({ report }: { report: PipelineReport }) => {
  const { received, funded } = report;
  return (
    <dl className={styles.cards}>
      {(['received', 'funded', 'fellOut', 'open'] as const).map((name) => (
        <div key={name}>
          <dt>{words[name]}</dt>
          <dd>
            <b>
              <Count count={report[name].loans} figure={FIGURES[name]} name={words[name]} />
            </b>
            <span>{dollarsText(report[name].amount)}</span>
          </dd>
        </div>
      ))}
      <div>
        <dt>{words.pullThrough}</dt>
        <dd>
          <span>
            <ShareText share={shareOf(funded.loans, { of: received.loans })} /> {words.byCount}
          </span>
          <span>
            <ShareText
              share={shareOf(funded.amount, { of: received.amount, counted: received.loans })}
              inWords={dollarsText}
            />{' '}
            {words.byAmount}
          </span>
        </dd>
      </div>
    </dl>
  );
};
