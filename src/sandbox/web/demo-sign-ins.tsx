import type { inferOutput } from '@trpc/tanstack-react-query';
import table from '#web/ui/data-table.module.css';
import { sandbox } from '#words/sandbox.ts';
import type { useSandboxApi } from './sandbox-api.ts';
import styles from './sandbox-page.module.css';

const words = sandbox.staff;

export type Overview = inferOutput<ReturnType<typeof useSandboxApi>['sandbox']['overview']>;

export const DemoSignIns = ({ staff }: { staff: Overview['staff'] }) => (
  <section className={styles.section} aria-labelledby="staff-heading">
    <h2 className="heading-2" id="staff-heading">
      {words.heading}
    </h2>
    <p className="muted">
      {words.text} <a href="/portal/login">{words.toPortal}</a>
    </p>
    {staff[0] !== undefined && (
      <p className={styles.password}>
        {words.password}: <code>{staff[0].password}</code>
      </p>
    )}
    <div className={table.frame}>
      <table className={table.table}>
        <thead>
          <tr>
            <th scope="col">{words.name}</th>
            <th scope="col">{words.email}</th>
            <th scope="col">{words.roles}</th>
            <th scope="col">{words.code}</th>
          </tr>
        </thead>
        <tbody>
          {staff.map(({ email, name, roles, code }) => (
            <tr key={email}>
              <th scope="row">{name}</th>
              <td>{email}</td>
              <td>{roles.join(', ')}</td>
              <td className={styles.code}>{code}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  </section>
);
