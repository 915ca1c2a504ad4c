import { useQuery } from '@tanstack/react-query';
import { diffPolicies } from '#policy/diff-policies.ts';
import { findPolicy, findPolicyVersion, policies } from '#policy/policies.ts';
import type { Policy } from '#policy/policy.ts';
import type { PolicyValue } from '#policy/policy-values.ts';
import { useTRPC } from '#web/api-client/api.ts';
import { pageTitle } from '#web/page-title.ts';
import { useSearchParams } from '#web/router/navigation.tsx';
import { Chip } from '#web/ui/chip.tsx';
import table from '#web/ui/data-table.module.css';
import { inLongDate } from '#words/figures.ts';
import { policyWords as words } from '#words/portal/policies.ts';
import { NotYet } from '../loaded.tsx';
import { PageHead } from '../page-head.tsx';
import styles from './policies.module.css';
import { PolicyTables } from './policy-tables.tsx';
import { changeName, valueText } from './policy-text.ts';
import { StateDutyTable } from './state-duty-table.tsx';

export const meta = () => [{ title: pageTitle(words.title) }];

/** A value that was absent is not marked as removed. */
const Side = ({ path, value, mark: Mark }: { path: string; value: PolicyValue | null; mark: 'del' | 'ins' }) =>
  value === null ? <span className="muted">{valueText(path, value)}</span> : <Mark>{valueText(path, value)}</Mark>;

const Differences = ({ before, after }: { before: Policy; after: Policy }) => {
  const rows = diffPolicies(before, after).filter(({ path }) => path !== 'version' && path !== 'effectiveFrom');
  const [one, other] = [inLongDate(before.version), inLongDate(after.version)];
  return (
    <section className={styles.section}>
      <h2>{words.differences(one, other)}</h2>
      {rows.length === 0 ? (
        <p className="muted">{words.same}</p>
      ) : (
        <div className={table.frame}>
          <table className={table.table}>
            <caption className="visually-hidden">{words.differences(one, other)}</caption>
            <thead>
              <tr>
                <th scope="col">{words.columns.what}</th>
                <th scope="col">{words.columns.before}</th>
                <th scope="col">{words.columns.after}</th>
              </tr>
            </thead>
            <tbody>
              {rows.map(({ path, before: was, after: is }) => (
                <tr key={path}>
                  <th scope="row">{changeName(path, after)}</th>
                  <td data-label={words.columns.before}>
                    <Side path={path} value={was} mark="del" />
                  </td>
                  <td data-label={words.columns.after}>
                    <Side path={path} value={is} mark="ins" />
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
    </section>
  );
};

/** Every version in words, the one in force first, and the changes between any two. */
export default function PoliciesPage() {
  const trpc = useTRPC();
  const [search, setSearch] = useSearchParams();
  const counts = useQuery(trpc.desk.counts.queryOptions());
  if (counts.data === undefined) return <NotYet of={counts} />;
  const current = findPolicy(counts.data.today);
  const shown = findPolicyVersion(search.get('version') ?? '') ?? current ?? policies[0];
  const against = findPolicyVersion(search.get('compare') ?? '');
  if (!shown) return null;
  const stateOf = ({ version, effectiveFrom }: Policy) =>
    version === current?.version ? 'inForce' : effectiveFrom > (current?.effectiveFrom ?? '') ? 'coming' : 'past';
  const [before, after] = against && against.effectiveFrom > shown.effectiveFrom ? [shown, against] : [against, shown];
  return (
    <>
      <PageHead title={words.title} lede={words.lede} />
      <nav aria-label={words.versions}>
        <ul className={styles.versions}>
          {policies.toReversed().map((policy) => (
            <li key={policy.version}>
              <button
                type="button"
                aria-current={policy.version === shown.version ? 'true' : undefined}
                onClick={() => setSearch({ version: policy.version })}
              >
                <strong>{inLongDate(policy.version)}</strong>
                {policy.effectiveFrom !== policy.version && (
                  <span>{words.effective(inLongDate(policy.effectiveFrom))}</span>
                )}
                <Chip tone={stateOf(policy) === 'inForce' ? 'ok' : 'off'}>{words[stateOf(policy)]}</Chip>
              </button>
            </li>
          ))}
        </ul>
      </nav>
      <p className={styles.compare}>
        <label htmlFor="policy-compare">{words.compare}</label>
        <select
          className="input"
          id="policy-compare"
          value={against?.version ?? ''}
          onChange={({ currentTarget: { value } }) =>
            setSearch(value === '' ? { version: shown.version } : { version: shown.version, compare: value })
          }
        >
          <option value="">{words.nothing}</option>
          {policies
            .filter(({ version }) => version !== shown.version)
            .map(({ version }) => (
              <option key={version} value={version}>
                {inLongDate(version)}
              </option>
            ))}
        </select>
      </p>
      {before && after && against && <Differences before={before} after={after} />}
      <PolicyTables policy={shown} />
      <StateDutyTable />
    </>
  );
}
