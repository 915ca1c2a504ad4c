import type { StateLimits } from '#policy/policy.ts';
import { lender } from '#web/lender.ts';
import { inPercent } from '#words/figures.ts';
import { site } from '#words/site/site.ts';
import { states } from '#words/states.ts';
import { getPolicyShown } from './content/shown-policy.ts';
import styles from './license-table.module.css';

const words = site.licenses;
const { columns } = words;
const policy = getPolicyShown();

/** A state's own limits, where the policy has any; Florida flood insurance is a document rule. */
const limitsOf = ({ code, maxCltv, maxFees, waitDays, monthsBetweenLines }: StateLimits): string => {
  if (code === 'FL') return words.florida;
  if (maxCltv === null || maxFees === null || waitDays === null || monthsBetweenLines === null) return '';
  return words.texas({
    cltv: inPercent(maxCltv, 0),
    fees: inPercent(maxFees, 0),
    days: waitDays,
    months: monthsBetweenLines,
  });
};

const rows = lender.licenses.map((license) => {
  const limits = policy.states.find(({ code }) => code === license.state);
  return { ...license, nmls: lender.nmls, name: states[license.state], limits: limits ? limitsOf(limits) : '' };
});

/** On a phone each license is a card: the cells carry their column's name. */
export const LicenseTable = () => (
  <section className={styles.section} aria-labelledby="licenses-heading">
    <h2 className="heading-3" id="licenses-heading">
      {words.heading}
    </h2>
    <table className={styles.table}>
      <thead>
        <tr>
          <th scope="col">{columns.state}</th>
          <th scope="col">{columns.regulator}</th>
          <th scope="col">{columns.kind}</th>
          <th scope="col">{columns.nmls}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ state, name, regulator, kind, number, nmls, limits }) => (
          <tr key={state}>
            <th scope="row">{name}</th>
            <td data-column={columns.regulator}>{regulator}</td>
            <td data-column={columns.kind}>
              {kind} <span className="nowrap">{number}</span>
              {limits && <span className={styles.limits}>{limits}</span>}
            </td>
            <td data-column={columns.nmls} className={styles.figures}>
              {nmls}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  </section>
);
