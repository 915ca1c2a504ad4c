import { useQuery } from '@tanstack/react-query';
import { signOut, useSession } from 'next-auth/react';
import { useEffect } from 'react';
import { Link, NavLink, Outlet, useLocation, useNavigate } from 'react-router';
import { decideRedirect } from '#funnel/engine/decide-redirect.ts';
import { SessionWarning } from '#web/account/session-warning.tsx';
import { useTRPC } from '#web/api-client/api.ts';
import { IconHome, IconLogout, IconMenu2, IconUsers } from '#web/ui/icons.ts';
import { Logo } from '#web/ui/logo.tsx';
import { portal } from '#words/en/portal.ts';
import { initialsOf } from './initials-of.ts';
import { PortalDataContext } from './portal-data.ts';
import styles from './portal-layout.module.css';

const words = portal.nav;

const LINKS = [
  { to: '/portal', text: words.home, Icon: IconHome, end: true },
  { to: '/portal/manage-users', text: words.users, Icon: IconUsers, end: false },
] as const;

const Navigation = () => (
  <ul>
    {LINKS.map(({ to, text, Icon, end }) => (
      <li key={to}>
        <NavLink to={to} end={end} className={({ isActive }) => (isActive ? (styles.on ?? '') : '')}>
          <Icon size={20} stroke={1.75} aria-hidden />
          <span>{text}</span>
        </NavLink>
      </li>
    ))}
  </ul>
);

const leave = () => void signOut({ callbackUrl: '/portal/login' });

/** A whole page load: what was on the screen must not stay behind the sign-in. */
const lock = () => window.location.reload();

/** Staff pages need a session of their own; without one the way is to the portal's sign-in and back. */
export default function PortalLayout() {
  const trpc = useTRPC();
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const { status } = useSession();
  const me = useQuery({ ...trpc.portal.me.queryOptions(), enabled: status === 'authenticated' });
  const redirect = decideRedirect({
    path: pathname + search,
    session: status,
    record: { kind: 'loading' },
    arrival: 'inApp',
  });
  const to = redirect.kind === 'go' ? redirect.to : null;
  useEffect(() => {
    if (to !== null) void navigate(to, { replace: true });
  }, [to, navigate]);
  const name = me.data?.name ?? '';
  return (
    <div className={styles.portal}>
      <details className={`on-deep ${styles.phone}`}>
        <summary>
          <IconMenu2 size={22} stroke={1.75} aria-hidden />
          <strong>{words.label}</strong>
        </summary>
        <nav aria-label={words.menu}>
          <Navigation />
        </nav>
      </details>
      <nav className={`on-deep ${styles.rail}`} aria-label={words.label}>
        <Logo href="/portal" />
        <span className={styles.place}>{portal.name}</span>
        <Navigation />
        <div className={styles.user}>
          <span className={styles.initials} aria-hidden="true">
            {initialsOf(name)}
          </span>
          <div>
            <Link to="/portal/account">{name}</Link>
            <button type="button" onClick={leave}>
              <IconLogout size={14} stroke={1.75} aria-hidden />
              {portal.home.signOut}
            </button>
          </div>
        </div>
      </nav>
      <main id="content" className={styles.main}>
        <SessionWarning onEnd={lock} />
        <PortalDataContext value={{ me: me.data ?? null, isFailed: me.isError, retry: () => void me.refetch() }}>
          {status === 'authenticated' && <Outlet />}
        </PortalDataContext>
      </main>
    </div>
  );
}
