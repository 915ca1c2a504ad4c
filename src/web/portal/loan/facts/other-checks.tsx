import { isFloodZone } from '#rules/compliance/flood-zone.ts';
import { peopleIn } from '#rules/documents/people-in.ts';
import { employmentGaps } from '#rules/employment/employment-gaps.ts';
import { monthlyIncome } from '#rules/income/monthly-income.ts';
import { IconCircleCheck, IconClock } from '#web/ui/icons.ts';
import { inList } from '#words/figures.ts';
import { decisionDesk as words } from '#words/portal/loan-desk/decision.ts';
import styles from '../decision/trace-panel.module.css';
import { useLoan } from '../loan-context.ts';
import { firstNameOf } from './people-names.ts';

type Check = { name: string; detail: string; value: string; limit: string; isDone: boolean };

/** Items that no rule refuses for but that need review: verified income, employment gaps, the flood zone. */
export const OtherChecks = () => {
  const { file, policy } = useLoan();
  const { application, facts, asOf } = file;
  const { parts } = monthlyIncome(application, {
    policy,
    asOf,
    verified: facts.verifiedEmployments,
    amounts: facts.verifiedIncome,
  });
  const verified = parts.filter(({ isVerified }) => isVerified).length;
  const gaps = peopleIn(application).flatMap((person) =>
    employmentGaps(application[person]?.employments ?? [], asOf).map(({ days }) => ({ person, days })),
  );
  const zone = facts.flood?.zone ?? null;
  const checks: Check[] = [
    {
      name: words.incomeVerified,
      detail: '',
      value: words.incomeParts(verified, parts.length),
      limit: words.all,
      isDone: verified === parts.length && parts.length > 0,
    },
    {
      name: words.gaps,
      detail: inList([...new Set(gaps.map(({ person }) => firstNameOf(application, person)))]),
      value: gaps.length === 0 ? words.noGaps : words.gapDays(Math.max(...gaps.map(({ days }) => days))),
      limit: words.gapLimit,
      isDone: gaps.length === 0,
    },
    {
      name: words.flood,
      detail: '',
      value: zone ?? words.notKnown,
      limit: words.floodLimit,
      isDone: zone !== null && !isFloodZone(zone),
    },
  ];
  return (
    <>
      <h3 className={styles.also}>{words.checks}</h3>
      <ol className={styles.rows}>
        {checks.map(({ name, detail, value, limit, isDone }) => {
          const Icon = isDone ? IconCircleCheck : IconClock;
          return (
            <li key={name} className={styles.row} data-outcome={isDone ? 'pass' : 'unknown'}>
              <Icon size={18} stroke={1.75} aria-hidden />
              <div>
                <strong>{name}</strong>
                {detail !== '' && <span>{detail}</span>}
              </div>
              <div className={styles.value}>
                <strong>{value}</strong>
                <span>{limit}</span>
              </div>
            </li>
          );
        })}
      </ol>
    </>
  );
};
