import { Link } from 'react-router';
import { Chip, type ChipTone } from '#web/ui/chip.tsx';
import table from '#web/ui/data-table.module.css';
import { portalUsers as words } from '#words/portal/portal-users.ts';
import { grantText } from './grant-text.ts';
import type { Offices, StaffUser } from './staff-types.ts';

const TONES = { invited: 'wait', active: 'ok', deactivated: 'off' } as const satisfies Record<
  StaffUser['status'],
  ChipTone
>;

export const grantsText = ({ grants }: StaffUser, offices: Offices | undefined): string =>
  grants.map((grant) => grantText(grant, offices)).join('; ') || words.noGrants;

export const UserState = ({ user }: { user: StaffUser }) => (
  <>
    <Chip tone={TONES[user.status]}>{words.states[user.status]}</Chip>{' '}
    {user.isLocked && <Chip tone="warn">{words.locked}</Chip>}
  </>
);

export const UserTable = ({ users, offices }: { users: readonly StaffUser[]; offices: Offices | undefined }) => (
  <div className={table.frame}>
    <table className={table.table}>
      <caption className="visually-hidden">{words.caption}</caption>
      <thead>
        <tr>
          <th scope="col">{words.name}</th>
          <th scope="col">{words.email}</th>
          <th scope="col">{words.grants}</th>
          <th scope="col">{words.state}</th>
        </tr>
      </thead>
      <tbody>
        {users.map((user) => (
          <tr key={user.id}>
            <th scope="row">
              <Link to={`/portal/manage-users/${user.id}`}>{user.name}</Link>
            </th>
            <td>{user.email}</td>
            <td>{grantsText(user, offices)}</td>
            <td>
              <UserState user={user} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  </div>
);
