import { Link } from '#web/router/link.tsx';
import { Chip, type ChipTone } from '#web/ui/chip.tsx';
import { momentText } from '#words/moments.ts';
import { portalUsers as words } from '#words/portal/portal-users.ts';
import { type QueueColumn, QueueTable } from '../queue/queue-table.tsx';
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
    {user.isLocked && <Chip tone="warn">{words.locked}</Chip>}{' '}
    {user.proposals.length > 0 && <Chip tone="wait">{words.waiting}</Chip>}
  </>
);

const columns = (offices: Offices | undefined): readonly QueueColumn<StaffUser>[] => [
  {
    heading: words.name,
    isName: true,
    cell: ({ id, name }) => <Link to={`/portal/manage-users/${id}`}>{name}</Link>,
  },
  { heading: words.email, cell: ({ email }) => email },
  { heading: words.grants, cell: (user) => grantsText(user, offices) },
  {
    heading: words.lastSignIn,
    isLabeled: true,
    className: 'nowrap',
    cell: ({ lastSignInAt }) => (lastSignInAt === null ? words.neverSignedIn : momentText(lastSignInAt)),
  },
  { heading: words.state, cell: (user) => <UserState user={user} /> },
];

export const UserTable = ({ users, offices }: { users: readonly StaffUser[]; offices: Offices | undefined }) => (
  <QueueTable caption={words.caption} columns={columns(offices)} rows={users} keyOf={({ id }) => id} />
);
