import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTRPC } from '#web/api-client/api.ts';
import { pageTitle } from '#web/page-title.ts';
import { useFocusAlong } from '#web/ui/focus/use-focus-along.ts';
import { EmptyState } from '#web/ui/pages/empty-state.tsx';
import { NotLoaded } from '#web/ui/pages/not-loaded.tsx';
import { portalUsers as words } from '#words/portal/portal-users.ts';
import { NotYet } from '../loaded.tsx';
import { usePortalData } from '../portal-data.ts';
import styles from '../portal-pages.module.css';
import { useMay } from '../use-may.ts';
import { InviteForm } from './invite-form.tsx';
import { OfficeList } from './office-list.tsx';
import { SignEveryoneOut } from './sign-everyone-out.tsx';
import type { Offices, StaffUser } from './staff-types.ts';
import { grantsText, UserTable } from './user-table.tsx';

export const meta = () => [{ title: pageTitle(words.title) }];

const matches = (user: StaffUser, offices: Offices | undefined, typed: string): boolean =>
  `${user.name} ${user.email} ${grantsText(user, offices)}`.toLowerCase().includes(typed.trim().toLowerCase());

export default function ManageUsersPage() {
  const trpc = useTRPC();
  const users = useQuery(trpc.staff.list.queryOptions());
  const offices = useQuery(trpc.staff.places.queryOptions());
  const mayManage = useMay('manageUsers');
  const isOfWholeLender =
    usePortalData().me?.grants.some(({ role, scopeKind }) => role === 'admin' && scopeKind === 'lender') ?? false;
  const [typed, setTyped] = useState('');
  const [isInviting, setIsInviting] = useState(false);
  const place = useFocusAlong<HTMLDivElement>(isInviting);
  // Both come in one call, so both fail together.
  const retry = () => Promise.all([users.refetch(), offices.isError && offices.refetch()]);
  if (users.data === undefined) return <NotYet of={{ ...users, refetch: retry }} />;
  const found = users.data.filter((user) => matches(user, offices.data, typed));
  return (
    <div ref={place}>
      <header className={styles.head}>
        <div>
          <h1>{words.title}</h1>
          <p className="muted">{words.lede(users.data.length)}</p>
        </div>
        {mayManage && !isInviting && (
          <button className="button button-primary button-dense" type="button" onClick={() => setIsInviting(true)}>
            {words.invite.open}
          </button>
        )}
      </header>
      {offices.isError && <NotLoaded retry={offices.refetch} reason={offices.error?.message} />}
      {isInviting && offices.data && <InviteForm offices={offices.data} onClose={() => setIsInviting(false)} />}
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
        <UserTable users={found} offices={offices.data} />
      )}
      {offices.data && <OfficeList offices={offices.data} mayAdd={mayManage} />}
      {mayManage && isOfWholeLender && <SignEveryoneOut />}
    </div>
  );
}
