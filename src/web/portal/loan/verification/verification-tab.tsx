import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { toDollars } from '#entities/values/money.ts';
import type { FactRow } from '#rules/facts/fact-rows.ts';
import { homeLoans } from '#rules/facts/home-loans.ts';
import { isOver } from '#rules/stage/loan-end.ts';
import { useTRPC } from '#web/api-client/api.ts';
import { Loaded } from '#web/portal/loaded.tsx';
import { Chip } from '#web/ui/chip.tsx';
import table from '#web/ui/data-table.module.css';
import { inCents, inDollars } from '#words/figures.ts';
import { factEntryWords as words } from '#words/portal/loan-desk/fact-entry.ts';
import styles from '../facts/fact-card.module.css';
import { FactCard } from '../facts/fact-card.tsx';
import { firstNameOf } from '../facts/people-names.ts';
import { type LoanData, useLoan } from '../loan-context.ts';
import { CreditReportsCard } from './credit-reports-card.tsx';
import { type FactEntries, FactEntriesCard } from './fact-entries.tsx';
import { FactForm } from './fact-form.tsx';
import { type EnteredKind, OrdersCard } from './orders-card.tsx';
import own from './verification.module.css';
import { VisitsCard } from './visits-card.tsx';

type Beside = { stated: string | null; verified: string | null };

/** Stated beside verified. */
const besideOf = ({ fact, person }: FactRow, { file, decision }: LoanData): Beside => {
  const { application, facts } = file;
  switch (fact) {
    case 'credit': {
      const credit = person && facts.credit[person];
      const range = person && application[person]?.creditRange;
      const loans = homeLoans(application, facts);
      const scores = credit?.scores.map(({ score }) => score ?? words.none).join(', ');
      return {
        stated: [range, loans.stated === null ? null : inDollars(loans.stated)].filter(Boolean).join(', ') || null,
        verified: credit ? `${words.scores(scores || words.none)}, ${inDollars(loans.reported ?? loans.listed)}` : null,
      };
    }
    case 'value':
      return {
        stated: application.property.value && inDollars(application.property.value),
        verified:
          decision.figures.valueSource === 'valuation' && decision.figures.value !== null
            ? inDollars(decision.figures.value)
            : null,
      };
    case 'title':
      return {
        stated: application.titleHolder && words.holders[application.titleHolder],
        verified: facts.title && [words.holders[facts.title.holder], ...facts.title.names].join(', '),
      };
    case 'flood':
      return { stated: null, verified: facts.flood && words.zone(facts.flood.zone) };
    case 'income': {
      const stated = [application.borrower, application.coborrower].reduce(
        (sum, one) => sum + (one?.annualIncome ?? 0),
        0,
      );
      const { income, isIncomeVerified } = decision.figures;
      return {
        stated: stated === 0 ? null : words.monthly(inDollars(toDollars(Math.round(stated / 12)))),
        verified: income !== null && isIncomeVerified ? words.monthly(inCents(income)) : null,
      };
    }
  }
};

const StateChip = ({ row, isWaiting }: { row: FactRow; isWaiting: boolean }) => {
  if (isWaiting) return <Chip tone="wait">{words.waits}</Chip>;
  if (row.outcome === 'pass') return <Chip tone="ok">{words.known}</Chip>;
  return <Chip tone="stop">{row.fact === 'income' ? words.missingFunding : words.missing}</Chip>;
};

const FactTable = ({ view }: { view: FactEntries }) => {
  const loan = useLoan();
  const { decision, file } = loan;
  return (
    <FactCard title={words.title}>
      <p className={styles.note}>{words.lede}</p>
      <div className={`${table.frame} ${styles.table}`}>
        <table className={`${table.table} ${own.facts}`}>
          <caption className="visually-hidden">{words.title}</caption>
          <thead>
            <tr>
              <th scope="col">{words.fact}</th>
              <th scope="col">{words.stated}</th>
              <th scope="col">{words.verified}</th>
              <th scope="col">{words.source}</th>
              <th scope="col">{words.state}</th>
            </tr>
          </thead>
          <tbody>
            {decision.facts.map((row) => {
              const { fact, person, source } = row;
              const { stated, verified } = besideOf(row, loan);
              const isWaiting = view.entries.some(
                ({ kind, state, person: whose }) =>
                  state === 'waiting' && kind === fact && (person === null || person === whose),
              );
              const isLeft = source === null && !isWaiting && view.leftToStaff.includes(fact);
              return (
                <tr key={`${fact} ${person}`}>
                  <th scope="row">{words.needed(fact, person && firstNameOf(file.application, person))}</th>
                  <td data-label={words.stated}>{stated ?? words.none}</td>
                  <td data-label={words.verified}>{verified ?? words.none}</td>
                  <td data-label={words.source}>
                    {source === null ? words.nobody : words.sources[source]}
                    {isLeft && <span className={styles.note}> {words.leftToStaff}</span>}
                  </td>
                  <td data-label={words.state}>
                    <StateChip row={row} isWaiting={isWaiting} />
                  </td>
                </tr>
              );
            })}
          </tbody>
        </table>
      </div>
    </FactCard>
  );
};

/** The facts the loan rests on, where each came from, and the forms for those that staff enter. */
export const VerificationTab = () => {
  const trpc = useTRPC();
  const { loanId, file, can } = useLoan();
  const [entering, setEntering] = useState<EnteredKind | null>(null);
  const entries = useQuery(trpc.loanFile.factEntries.queryOptions({ loanId }));
  return (
    <Loaded of={entries}>
      {(view) => (
        <>
          <FactTable view={view} />
          <OrdersCard orders={view.orders} onEnter={setEntering} />
          <CreditReportsCard view={view} />
          <VisitsCard visits={view.visits} />
          <FactEntriesCard view={view} />
          {can('workLoan') && !isOver(file.end) && <FactForm key={entering} view={view} entering={entering} />}
        </>
      )}
    </Loaded>
  );
};
