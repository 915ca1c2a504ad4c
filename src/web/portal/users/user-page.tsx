import { useQuery } from '@tanstack/react-query';
import { useTRPC } from '#web/api-client/api.ts';
import { pageTitle } from '#web/page-title.ts';
import { Link } from '#web/router/link.tsx';
import { useParams } from '#web/router/navigation.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { portalUsers as words } from '#words/portal/portal-users.ts';
import { NotYet } from '../loaded.tsx';
import { usePortalData } from '../portal-data.ts';
import pages from '../portal-pages.module.css';
import { useMay } from '../use-may.ts';
import { UserAccess } from './user-access.tsx';
import { UserGrants } from './user-grants.tsx';
import { UserHistory } from './user-history.tsx';
import { UserState } from './user-table.tsx';
import styles from './users.module.css';

export const meta = () => [{ title: pageTitle(words.title) }];

/** One account: its grants, its access, and its full history. */
export default function UserPage() {
  const { userId = '' } = useParams();
  const trpc = useTRPC();
  const { me } = usePortalData();
  const mayManage = useMay('manageUsers');
  const users = useQuery(trpc.staff.list.queryOptions());
  const offices = useQuery(trpc.staff.places.queryOptions());
  if (users.data === undefined) return <NotYet of={users} />;
  if (offices.data === undefined) return <NotYet of={offices} />;
  const user = users.data.find(({ id }) => id === userId);
  const back = (
    <p>
      <Link to="/portal/manage-users">{words.back}</Link>
    </p>
  );
  if (!user) {
    return (
      <>
        {back}
        <Notice tone="warn" title={words.gone} />
      </>
    );
  }
  const isMe = user.email === me?.email;
  return (
    <>
      {back}
      <header className={pages.head}>
        <div>
          <h1>{user.name}</h1>
          <p className="muted">{user.email}</p>
        </div>
        <p>
          <UserState user={user} />
        </p>
      </header>
      {isMe && (
        <Notice tone="info" title={words.actions.self}>
          <Link to="/portal/account">{words.actions.toAccount}</Link>
        </Notice>
      )}
      <div className={styles.columns}>
        <UserGrants user={user} offices={offices.data} mayChange={mayManage && !isMe} />
        {mayManage && !isMe && <UserAccess user={user} />}
      </div>
      <UserHistory userId={user.id} offices={offices.data} />
    </>
  );
}
