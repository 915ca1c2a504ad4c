import type { ReactNode } from 'react';
import { loanFacts } from '#words/portal/loan-desk/facts.ts';
import styles from './fact-card.module.css';

export const FactCard = ({ title, children }: { title: string; children: ReactNode }) => (
  <section className={styles.card}>
    <h2>{title}</h2>
    {children}
  </section>
);

export const Facts = ({ children }: { children: ReactNode }) => <dl className={styles.facts}>{children}</dl>;

/** A label and its value; an unknown value is marked as such. */
export const Fact = ({ name, children }: { name: string; children: ReactNode }) => (
  <div>
    <dt>{name}</dt>
    <dd>{children === null || children === '' ? <span className="muted">{loanFacts.unknown}</span> : children}</dd>
  </div>
);

export type SumRow = { name: string; note?: string; amount: string; kind?: 'part' | 'total' };

/** The calculation of a figure, line by line, down to the total. */
export const Sums = ({ rows }: { rows: readonly SumRow[] }) => (
  <dl className={styles.sums}>
    {rows.map(({ name, note, amount, kind = 'part' }) => (
      <div key={`${name} ${note} ${amount}`} className={kind === 'total' ? styles.total : undefined}>
        <dt>
          {name}
          {note !== undefined && <span>{note}</span>}
        </dt>
        <dd>{amount}</dd>
      </div>
    ))}
  </dl>
);

export const yesNo = (answer: boolean | null): string | null =>
  answer === null ? null : answer ? loanFacts.yes : loanFacts.no;
