import { stateDuties } from '#policy/state-duties.ts';
import table from '#web/ui/data-table.module.css';
import { stateDutyWords as words } from '#words/portal/state-duties.ts';
import { states } from '#words/states.ts';
import styles from './policies.module.css';

/** What each state adds to federal law, and where the product keeps it. */
export const StateDutyTable = () => (
  <section className={styles.section}>
    <h2>{words.title}</h2>
    <p className="muted">{words.lede}</p>
    <div className={table.frame}>
      <table className={table.table}>
        <caption className="visually-hidden">{words.title}</caption>
        <thead>
          <tr>
            <th scope="col">{words.columns.state}</th>
            <th scope="col">{words.columns.duty}</th>
            <th scope="col">{words.columns.rule}</th>
            <th scope="col">{words.columns.kept}</th>
          </tr>
        </thead>
        <tbody>
          {stateDuties.states.flatMap(({ code, duties }) =>
            duties.map((duty) => (
              <tr key={`${code}-${duty.duty}`}>
                <th scope="row">{states[code]}</th>
                <td data-label={words.columns.duty}>{words.duties[duty.duty]}</td>
                <td data-label={words.columns.rule}>{duty.citation}</td>
                <td data-label={words.columns.kept}>
                  {duty.status === 'met' ? duty.enforcedIn : words.open(duty.reason)}
                </td>
              </tr>
            )),
          )}
        </tbody>
      </table>
    </div>
  </section>
);
