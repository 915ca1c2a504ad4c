import type { Policy } from '#policy/policy.ts';
import table from '#web/ui/data-table.module.css';
import { inPercent } from '#words/en/figures.ts';
import { policyWords as words } from '#words/en/policies.ts';
import styles from './policies.module.css';
import { pathText, valueText } from './policy-text.ts';

const MarginGrid = ({ margins: { cltvTo, rows } }: Pick<Policy, 'margins'>) => (
  <section className={styles.section}>
    <h2>{words.grid}</h2>
    <div className={table.frame}>
      <table className={table.table}>
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
                return <td key={cltv}>{margin == null ? words.notOffered : inPercent(margin, 2)}</td>;
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  </section>
);

const rowsOf = (name: string, section: unknown): [string, string][] => {
  if (Array.isArray(section)) return section.map((row, at) => [String(at + 1), valueText(name, row)]);
  if (typeof section !== 'object' || section === null) return [['', valueText(name, section)]];
  return Object.entries(section).flatMap(([part, value]): [string, string][] =>
    Array.isArray(value) && typeof value[0] === 'object'
      ? value.map((row, at) => [`${pathText(part)} ${at + 1}`, valueText(`${name}.${part}`, row)])
      : [[pathText(part), valueText(`${name}.${part}`, value)]],
  );
};

/** The whole version as tables; what a table of its own reads better is one. */
export const PolicyTables = ({ policy }: { policy: Policy }) => (
  <>
    <MarginGrid margins={policy.margins} />
    <div className={styles.grid}>
      {(Object.keys(words.sections) as (keyof typeof words.sections)[]).map((name) => (
        <section className={`card ${styles.card}`} key={name}>
          <h2>{words.sections[name]}</h2>
          <dl>
            {rowsOf(
              name,
              name === 'states' ? { served: policy.states.map(({ code }) => code), ...limitsOf(policy) } : policy[name],
            ).map(([part, text]) => (
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

/** Only states with limits of their own need a line. */
const limitsOf = ({ states }: Policy): Record<string, string> =>
  Object.fromEntries(
    states.flatMap(({ code, ...limits }) => {
      const own = Object.entries(limits).filter(([, value]) => value !== null && value !== false);
      return own.length === 0
        ? []
        : [
            [
              code,
              own
                .map(([name, value]) => `${pathText(name).toLowerCase()} ${valueText(`states.${name}`, value)}`)
                .join(', '),
            ],
          ];
    }),
  );
