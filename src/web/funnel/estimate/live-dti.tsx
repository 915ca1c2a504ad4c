import type { Application } from '#entities/application/application.ts';
import type { DebtItem } from '#entities/application/debt-item.ts';
import { decide } from '#rules/decision/decide.ts';
import { DtiGauge } from '../offer/dti-gauge.tsx';
import { useFunnelData } from '../step/funnel-data.ts';
import { DtiPlace } from './dti-place.tsx';
import { lenderToday, policyToday } from './lender-day.ts';
import styles from './live-dti.module.css';
import { useHouseholdFacts } from './use-household-facts.ts';

const withDebts = (application: Application, debts: readonly DebtItem[]): Application => ({
  ...application,
  liabilities: [
    ...application.liabilities.map((stored) => {
      const answered = debts.find(({ id }) => id === stored.id);
      if (answered === undefined) return stored;
      const { balance, monthlyPayment, toBePaidOff, omitted } = answered;
      return { ...stored, balance, monthlyPayment, toBePaidOff, omitted };
    }),
    ...debts.filter(({ id }) => !application.liabilities.some((stored) => stored.id === id)),
  ],
});

type Props = { debts: readonly DebtItem[] };

const Known = ({ application, debts }: Props & { application: Application }) => {
  const known = useHouseholdFacts(application, { isStarted: true });
  if (known === null) return <DtiPlace />;
  const context = { facts: known.facts, policy: policyToday(), asOf: lenderToday() };
  const dtiWith = (ticked: readonly DebtItem[]) =>
    decide({ application: withDebts(known.application, ticked), ...context }).figures;
  const before = dtiWith(debts.map((debt) => ({ ...debt, toBePaidOff: false }))).dti;
  return (
    <div className={`card ${styles.gauge}`} role="status">
      <DtiGauge figures={dtiWith(debts)} before={debts.some(({ toBePaidOff }) => toBePaidOff) ? before : null} />
    </div>
  );
};

/** DTI with the currently selected payoffs. */
export const LiveDti = ({ debts }: Props) => {
  const { current } = useFunnelData();
  return current === null ? null : <Known application={current.application} debts={debts} />;
};
