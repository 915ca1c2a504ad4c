import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useCallback, useEffect, useRef, useState } from 'react';
import { decideRedirect } from '#funnel/engine/decide-redirect.ts';
import { SessionWarning } from '#web/account/session-warning.tsx';
import { useTRPC } from '#web/api-client/api.ts';
import { Link } from '#web/router/link.tsx';
import { Outlet, useLocation, useNavigate } from '#web/router/navigation.tsx';
import { signOut } from '#web/session/session-calls.ts';
import { useSession } from '#web/session/session-provider.tsx';
import { IconBell, IconLogout, IconMenu2, IconSearch } from '#web/ui/icons.ts';
import { initialsOf } from '#web/ui/initials-of.ts';
import { Logo } from '#web/ui/logo.tsx';
import { NotLoaded } from '#web/ui/pages/not-loaded.tsx';
import { portal } from '#words/portal/portal.ts';
import { useCommandKey } from './keys/use-command-key.ts';
import { useDoubleClick } from './keys/use-double-click.ts';
import { useGoKeys } from './keys/use-go-keys.ts';
import { useShortcuts } from './keys/use-shortcuts.ts';
import type { Failed } from './loaded.tsx';
import { NotForRole } from './not-for-role.tsx';
import { useNotified } from './notifications/use-notified.ts';
import { type DeskCounts, PortalDataContext } from './portal-data.ts';
import styles from './portal-layout.module.css';
import { actionFor, linksFor } from './portal-links.ts';

const words = portal.nav;
const CommandBar = lazy(() => import('./command/command-bar.tsx'));
const ShortcutDialog = lazy(() => import('./keys/shortcut-dialog.tsx'));
const NotificationList = lazy(() => import('./notifications/notification-list.tsx'));

const Navigation = ({ links, counts }: { links: ReturnType<typeof linksFor>; counts: DeskCounts | null }) => {
  const { pathname } = useLocation();
  return (
    <ul>
      {links.map(({ to, text, Icon, end, key, count }) => {
        const number = count && counts ? counts[count] : 0;
        const isHere = pathname === to || (!end && pathname.startsWith(`${to}/`));
        return (
          <li key={to}>
            <Link to={to} className={isHere ? styles.on : undefined} aria-current={isHere ? 'page' : undefined}>
              <Icon size={20} stroke={1.75} aria-hidden />
              <span>{text}</span>
              {count && number > 0 ? (
                <em>
                  {number > 99 ? '99+' : number}
                  <span className="visually-hidden"> {words.counted[count]}</span>
                </em>
              ) : (
                counts?.hasLetterKeys && <span className={styles.goKey}>G {key}</span>
              )}
            </Link>
          </li>
        );
      })}
    </ul>
  );
};

const Bell = ({ unread, onOpen, className }: { unread: number; onOpen: () => void; className: string | undefined }) => (
  <button className={className} type="button" aria-label={words.bell(unread)} onClick={onOpen}>
    <IconBell size={20} stroke={1.75} aria-hidden />
    {unread > 0 && <em aria-hidden="true">{unread}</em>}
  </button>
);

const Release = ({ version }: { version: string | undefined }) =>
  version && <p className={styles.release}>{words.release(version)}</p>;

const leave = () => {
  void signOut('/portal/login');
};

/** Full page load: screen contents must not stay behind the sign-in. */
const lock = () => window.location.reload();

/** Closing the bar later leads back to where the person was. */
const takeFocus = (field: HTMLInputElement) => {
  const before = document.activeElement;
  field.focus();
  return () => {
    if (before instanceof HTMLElement) before.focus();
  };
};

/** Takes the letters of someone who types faster than the command bar loads; none of them is a shortcut here. */
const FirstLetters = ({ typed, onClose }: { typed: { current: string }; onClose: () => void }) => (
  <input
    ref={takeFocus}
    className={styles.firstLetters}
    aria-label={words.find}
    maxLength={120}
    onChange={({ target }) => {
      typed.current = target.value;
    }}
    onKeyDown={({ key }) => key === 'Escape' && onClose()}
  />
);

type BodyProps = { isRefused: boolean; me: Failed & { data: unknown } };

/** Without the user's grants, every page would lack its actions. */
const Body = ({ isRefused, me }: BodyProps) => {
  if (me.error !== null && me.data === undefined)
    return <NotLoaded retry={me.refetch} reason={me.error?.message} isWholePage />;
  return isRefused ? <NotForRole /> : <Outlet />;
};

/** Staff pages need their own session; without one, redirects to the portal sign-in and back. */
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
    if (to !== null) navigate(to, { replace: true });
  }, [to, navigate]);
  const counts = useQuery({ ...trpc.desk.counts.queryOptions(), enabled: status === 'authenticated' });
  const links = linksFor(me.data?.actions ?? []);
  const needed = actionFor(pathname);
  const isRefused = needed !== null && me.data?.actions.includes(needed) === false;
  const hasLetterKeys = counts.data?.hasLetterKeys ?? false;
  const [areKeysShown, setKeysShown] = useState(false);
  const showKeys = () => setKeysShown(true);
  const [isFinding, setFinding] = useState(false);
  const typed = useRef('');
  const find = useCallback(() => {
    typed.current = '';
    setFinding(true);
  }, []);
  useCommandKey(find);
  useDoubleClick();
  useGoKeys(links, { isOn: hasLetterKeys });
  useShortcuts({ '?': showKeys }, { isOn: hasLetterKeys });
  // Items counted on one page may be done on the next.
  const { refetch } = counts;
  useEffect(() => {
    if (pathname !== '' && status === 'authenticated') void refetch();
  }, [pathname, status, refetch]);
  useNotified(status === 'authenticated', () => void refetch());
  const unread = counts.data?.unread ?? 0;
  const [isTold, setTold] = useState(false);
  const tell = () => setTold(true);
  const name = me.data?.name ?? '';
  const data = {
    ...{ me: me.data ?? null, hasLetterKeys, unread, showKeys, refresh: () => void refetch() },
  };
  return (
    <div className={styles.portal}>
      <details className={`on-deep ${styles.phone}`}>
        <summary>
          <IconMenu2 size={22} stroke={1.75} aria-hidden />
          <strong>{words.label}</strong>
        </summary>
        <nav aria-label={words.menu}>
          <Navigation links={links} counts={counts.data ?? null} />
          <p className={styles.phoneUser}>
            <Link to="/portal/account">{name || words.account}</Link>
            <button type="button" onClick={leave}>
              {portal.home.signOut}
            </button>
          </p>
          <Release version={me.data?.release} />
        </nav>
      </details>
      <button className={`on-deep ${styles.phoneFind}`} type="button" aria-label={words.find} onClick={find}>
        <IconSearch size={22} stroke={1.75} aria-hidden />
      </button>
      <Bell className={`on-deep ${styles.phoneBell}`} unread={unread} onOpen={tell} />
      <nav className={`on-deep ${styles.rail}`} aria-label={words.label}>
        <Logo href="/portal" />
        <span className={styles.place}>{portal.name}</span>
        <button className={styles.find} type="button" aria-keyshortcuts="Control+K Meta+K" onClick={find}>
          <IconSearch size={16} stroke={1.75} aria-hidden />
          {words.find}
          <kbd>{words.findKey}</kbd>
        </button>
        <Navigation links={links} counts={counts.data ?? null} />
        <div className={styles.user}>
          <span className={styles.initials} aria-hidden="true">
            {initialsOf(name)}
          </span>
          <div>
            <Link className={styles.account} to="/portal/account">
              {name || words.account}
            </Link>
            <button type="button" onClick={leave}>
              <IconLogout size={14} stroke={1.75} aria-hidden />
              {portal.home.signOut}
            </button>
          </div>
          <Bell className={styles.bell} unread={unread} onOpen={tell} />
        </div>
        <Release version={me.data?.release} />
      </nav>
      <main id="content" className={styles.main}>
        <SessionWarning kept={portal.keptAtEnd} onEnd={lock} />
        <PortalDataContext value={data}>
          {status === 'authenticated' && <Body isRefused={isRefused} me={me} />}
          {areKeysShown && (
            <Suspense fallback={null}>
              <ShortcutDialog onClose={() => setKeysShown(false)} />
            </Suspense>
          )}
          {isTold && status === 'authenticated' && (
            <Suspense fallback={null}>
              <NotificationList unread={unread} onClose={() => setTold(false)} onRead={() => void refetch()} />
            </Suspense>
          )}
          {isFinding && status === 'authenticated' && (
            <Suspense fallback={<FirstLetters typed={typed} onClose={() => setFinding(false)} />}>
              <CommandBar typedBefore={typed} onClose={() => setFinding(false)} onLeave={leave} />
            </Suspense>
          )}
        </PortalDataContext>
      </main>
    </div>
  );
}
