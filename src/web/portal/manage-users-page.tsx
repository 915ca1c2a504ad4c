import { useQuery } from '@tanstack/react-query';
import type { inferOutput } from '@trpc/tanstack-react-query';
import { useState } from 'react';
import { useTRPC } from '#web/api-client/api.ts';
import { Chip, type ChipTone } from '#web/ui/chip.tsx';
import table from '#web/ui/data-table.module.css';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { SkeletonLines } from '#web/ui/skeleton-lines.tsx';
import { portal } from '#words/en/portal.ts';
import { shell } from '#words/en/shell.ts';
import styles from './portal-pages.module.css';

const words = portal.users;

export const meta = () => [{ title: shell.title(words.title) }];

type User = inferOutput<ReturnType<typeof useTRPC>['portal']['users']>[number];

const TONES = { invited: 'wait', active: 'ok', deactivated: 'off' } as const satisfies Record<User['status'], ChipTone>;

const grantsText = ({ grants }: User): string =>
  grants.map(({ role, scopeKind }) => `${portal.roles[role].label}, ${portal.scopes[scopeKind]}`).join('; ') ||
  words.noGrants;

const matches = (user: User, typed: string): boolean =>
  `${user.name} ${user.email} ${grantsText(user)}`.toLowerCase().includes(typed.trim().toLowerCase());

const UserTable = ({ users }: { users: readonly User[] }) => (
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
            <th scope="row">{user.name}</th>
            <td>{user.email}</td>
            <td>{grantsText(user)}</td>
            <td>
              <Chip tone={TONES[user.status]}>{words.states[user.status]}</Chip>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  </div>
);

export default function ManageUsersPage() {
  const trpc = useTRPC();
  const users = useQuery(trpc.portal.users.queryOptions());
  const [typed, setTyped] = useState('');
  if (users.isPending) return <SkeletonLines text={portal.loading} />;
  if (users.isError) {
    const isRefused = users.error.data?.code === 'FORBIDDEN';
    return (
      <Notice tone={isRefused ? 'warn' : 'stop'} title={isRefused ? words.notAllowedTitle : portal.notLoaded}>
        {users.error.message}
      </Notice>
    );
  }
  const found = users.data.filter((user) => matches(user, typed));
  return (
    <>
      <header className={styles.head}>
        <div>
          <h1>{words.title}</h1>
          <p className="muted">{words.lede(users.data.length)}</p>
        </div>
      </header>
      <label className="visually-hidden" htmlFor="user-search">
        {words.search}
      </label>
      <input
        className={`input ${styles.search}`}
        id="user-search"
        type="search"
        placeholder={words.search}
        value={typed}
        onChange={({ currentTarget }) => setTyped(currentTarget.value)}
      />
      {found.length === 0 ? (
        <EmptyState title={words.noMatchTitle}>{words.noMatch(typed, users.data.length)}</EmptyState>
      ) : (
        <UserTable users={found} />
      )}
    </>
  );
}
