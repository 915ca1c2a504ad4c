import type { Policy } from '#policy/policy.ts';
import { policyValues } from '#policy/policy-values.ts';
import table from '#web/ui/data-table.module.css';
import { inPercent } from '#words/figures.ts';
import { policyWords as words } from '#words/portal/policies.ts';
import styles from './policies.module.css';
import { policyName, valueText } from './policy-text.ts';

const MarginGrid = ({ margins: { cltvTo, rows } }: Pick<Policy, 'margins'>) => (
  <section className={styles.section}>
    <h2>{words.grid}</h2>
    <div className={table.frame}>
      <table className={`${table.table} ${table.figures}`}>
        <caption className="visually-hidden">{words.grid}</caption>
        <thead>
          <tr>
            <th scope="col">{words.sections.score}</th>
            {cltvTo.map((cltv) => (
              <th scope="col" key={cltv}>
                {words.cltvTo(inPercent(cltv, 0))}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ minScore, margins }) => (
            <tr key={minScore}>
              <th scope="row">{words.scoreFrom(minScore)}</th>
              {cltvTo.map((cltv, at) => {
                const margin = margins[at];
                return (
                  <td key={cltv} data-label={words.cltvTo(inPercent(cltv, 0))}>
                    {margin == null ? words.notOffered : inPercent(margin, 2)}
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  </section>
);

const isListedOnly = (path: string): boolean => /^states\.[A-Z]{2}$/.test(path);

/** States share one line; those with their own limits get a line each. */
const rowsOf = (policy: Policy, section: string): [string, string][] => {
  const values = [...policyValues(policy)].filter(([path]) => path.startsWith(`${section}.`));
  const served = section === 'states' ? policy.states.map(({ code }) => code).join(', ') : null;
  return [
    ...(served === null ? [] : [[words.served, served] satisfies [string, string]]),
    ...values
      .filter(([path]) => !isListedOnly(path))
      .map(([path, value]): [string, string] => [policyName(path, policy), valueText(path, value)]),
  ];
};

/** The whole version as tables, with separate ones where they read better. */
export const PolicyTables = ({ policy }: { policy: Policy }) => (
  <>
    <MarginGrid margins={policy.margins} />
    <div className={styles.grid}>
      {Object.entries(words.sections)
        .map(([name, heading]) => ({ name, heading, rows: rowsOf(policy, name) }))
        .filter(({ rows }) => rows.length > 0)
        .map(({ name, heading, rows }) => (
          <section className={`card ${styles.card}`} key={name}>
            <h2>{heading}</h2>
            <dl>
              {rows.map(([part, text]) => (
                <div key={part}>
                  <dt>{part}</dt>
                  <dd>{text}</dd>
                </div>
              ))}
            </dl>
          </section>
        ))}
    </div>
  </>
);
