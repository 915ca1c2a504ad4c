import type { Application } from '#entities/application/application.ts';
import type { DebtItem } from '#entities/application/debt-item.ts';
import type { Employment } from '#entities/application/employment.ts';
import type { Person } from '#entities/values/person.ts';
import { countedPayment } from '#rules/debts/counted-payment.ts';
import { debtKind } from '#rules/debts/solar-obligation.ts';
import { peopleIn } from '#rules/documents/people-in.ts';
import { loanFacts as rulesFacts } from '#rules/eligibility/loan-facts.ts';
import { qualifyingLine } from '#rules/eligibility/qualifying-line.ts';
import { employmentGaps } from '#rules/employment/employment-gaps.ts';
import table from '#web/ui/data-table.module.css';
import { incomeTypes } from '#words/application-labels.ts';
import { inCents, inDay, inDollars, inList, inLongDate, inPercent } from '#words/figures.ts';
import { debtTypes } from '#words/labels.ts';
import { loanFacts } from '#words/portal/loan-desk/facts.ts';
import { useLoan } from '../loan-context.ts';
import { FeeWorksheetCard } from '../worksheets/fee-worksheet-card.tsx';
import { IncomeWorksheetCard } from '../worksheets/income-worksheet-card.tsx';
import styles from './fact-card.module.css';
import { FactCard, Sums } from './fact-card.tsx';
import { cltvSums, debtSums, dtiSums, housingSums, missingHousing } from './financial-sums.ts';
import { firstNameOf } from './people-names.ts';

const words = loanFacts.financials;

const DebtTable = ({ debts }: { debts: readonly DebtItem[] }) => {
  const { policy } = useLoan();
  if (debts.length === 0) return <p className={styles.note}>{words.noDebts}</p>;
  return (
    <div className={`${table.frame} ${styles.table}`}>
      <table className={table.table}>
        <caption className="visually-hidden">{words.debtList}</caption>
        <thead>
          <tr>
            <th scope="col">{words.creditor}</th>
            <th scope="col">{words.kind}</th>
            <th scope="col">{words.whose}</th>
            <th scope="col" className={styles.number}>
              {words.owes}
            </th>
            <th scope="col" className={styles.number}>
              {words.pays}
            </th>
            <th scope="col">{words.counts}</th>
          </tr>
        </thead>
        <tbody>
          {debts.map((debt) => {
            const { as, monthly } = countedPayment(debt, policy);
            return (
              <tr key={debt.id}>
                <th scope="row">{debt.creditor ?? loanFacts.unknown}</th>
                <td>{debtTypes[debtKind(debt)]}</td>
                <td data-label={words.whose}>{words.whoses[debt.debtor]}</td>
                <td data-label={words.owes} className={styles.number}>
                  {inDollars(debt.balance)}
                </td>
                <td data-label={words.pays} className={styles.number}>
                  {debt.monthlyPayment === null ? loanFacts.unknown : inDollars(debt.monthlyPayment)}
                </td>
                <td data-label={words.counts}>
                  {monthly === null ? '' : inCents(monthly)} {words.countedAs[as]}
                </td>
              </tr>
            );
          })}
        </tbody>
      </table>
    </div>
  );
};

const WorkTable = ({ application, person }: { application: Application; person: Person }) => {
  const { file } = useLoan();
  const found = file.facts.verifiedEmployments[person] ?? [];
  const entered = application[person]?.employments ?? [];
  const isFound = ({ employerName }: Employment) =>
    found.some((job) => job.employerName.toLowerCase() === employerName.toLowerCase());
  const jobs = [...found, ...entered.filter((job) => !isFound(job))];
  const gaps = employmentGaps(jobs, file.asOf);
  const named = `${words.jobs}: ${firstNameOf(application, person)}`;
  return (
    <FactCard title={named}>
      {jobs.length === 0 ? (
        <p className={styles.note}>{words.noJobs}</p>
      ) : (
        <div className={`${table.frame} ${styles.table}`}>
          <table className={table.table}>
            <caption className="visually-hidden">{named}</caption>
            <thead>
              <tr>
                <th scope="col">{words.employer}</th>
                <th scope="col">{words.from}</th>
                <th scope="col">{words.to}</th>
                <th scope="col" className={styles.number}>
                  {words.monthly}
                </th>
                <th scope="col">{words.source}</th>
              </tr>
            </thead>
            <tbody>
              {jobs.map(({ id, employerName, startDate, endDate, base, dataSource }) => (
                <tr key={id}>
                  <th scope="row">{employerName}</th>
                  <td data-label={words.from}>{inLongDate(startDate)}</td>
                  <td data-label={words.to}>{endDate === null ? words.now : inLongDate(endDate)}</td>
                  <td data-label={words.monthly} className={styles.number}>
                    {base === null ? loanFacts.unknown : inDollars(base)}
                  </td>
                  <td data-label={words.source}>{dataSource === 'manual' ? words.toVerify : words.verified}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
      {gaps.map(({ days, from, to }) => (
        <p key={from} className={styles.note}>
          {words.gap(days, inDay(from), inDay(to))}
        </p>
      ))}
      {(file.foundIncome[person] ?? []).map(({ type, monthly }) => (
        <p key={type} className={styles.note}>
          {words.foundIncome(incomeTypes[type], inDollars(monthly))}
        </p>
      ))}
    </FactCard>
  );
};

/** Debts, income, and the CLTV and DTI calculations, line by line. */
export const FinancialsTab = () => {
  const { file, policy, decision } = useLoan();
  const { application, facts, asOf } = file;
  const { amount, ...terms } = decision.chosen;
  const line = qualifyingLine(rulesFacts(application, { facts, policy, asOf }), { amount, terms, policy });
  const missing = missingHousing(application).map((part) => words.housingParts[part]);
  return (
    <>
      <div className={styles.grid}>
        <FactCard title={words.cltv}>
          <Sums rows={cltvSums(application, decision)} />
        </FactCard>
        <FactCard title={words.dti}>
          <Sums
            rows={dtiSums(decision, {
              rate: line && inPercent(line.rate, 2),
              months: policy.qualifying.months,
            })}
          />
        </FactCard>
        <FactCard title={words.debts}>
          <Sums rows={debtSums(application, policy)} />
        </FactCard>
        <FactCard title={words.housing}>
          <Sums rows={housingSums(application)} />
          {missing.length > 0 && <p className={styles.note}>{words.missing(inList(missing))}</p>}
        </FactCard>
      </div>
      <IncomeWorksheetCard />
      <FeeWorksheetCard />
      <FactCard title={words.debtList}>
        <DebtTable debts={[...application.mortgages, ...application.liabilities]} />
      </FactCard>
      {peopleIn(application).map((person) => (
        <WorkTable key={person} application={application} person={person} />
      ))}
    </>
  );
};
