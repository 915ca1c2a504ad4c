import table from '#web/ui/data-table.module.css';
import { EmptyState } from '#web/ui/pages/empty-state.tsx';
import { portal } from '#words/portal/portal.ts';
import { portalUsers } from '#words/portal/portal-users.ts';
import type { Me } from '../portal-data.ts';

const words = portalUsers.account;

export const GrantTable = ({ grants }: { grants: Me['grants'] }) =>
  grants.length === 0 ? (
    <EmptyState title={words.noGrants}>{words.noGrantsText}</EmptyState>
  ) : (
    <div className={table.frame}>
      <table className={table.table}>
        <caption className="visually-hidden">{words.grantsHeading}</caption>
        <thead>
          <tr>
            <th scope="col">{words.role}</th>
            <th scope="col">{words.scope}</th>
            <th scope="col">{words.can}</th>
          </tr>
        </thead>
        <tbody>
          {grants.map(({ id, role, scopeKind, scopeName }) => (
            <tr key={id}>
              <th scope="row">{portal.roles[role].label}</th>
              <td>{scopeName ?? portal.scopes[scopeKind]}</td>
              <td>{portal.roles[role].can}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
