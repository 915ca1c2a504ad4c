import { signOut } from 'next-auth/react';
import table from '#web/ui/data-table.module.css';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { SkeletonLines } from '#web/ui/skeleton-lines.tsx';
import { portal } from '#words/en/portal.ts';
import { shell } from '#words/en/shell.ts';
import { usePortalData } from './portal-data.ts';
import styles from './portal-pages.module.css';

const words = portal.home;

export const meta = () => [{ title: shell.title(words.title) }];

export default function PortalHomePage() {
  const { me, isFailed, retry } = usePortalData();
  if (isFailed) {
    return (
      <Notice tone="stop" title={portal.notLoaded}>
        <button className="link-button" type="button" onClick={retry}>
          {portal.retry}
        </button>
      </Notice>
    );
  }
  if (me === null) return <SkeletonLines text={portal.loading} />;
  return (
    <>
      <header className={styles.head}>
        <div>
          <h1>{words.heading(me.name.split(' ')[0] ?? me.name)}</h1>
          <p className="muted">{words.lede}</p>
        </div>
        <button
          className="button button-secondary button-dense"
          type="button"
          onClick={() => void signOut({ callbackUrl: '/portal/login' })}
        >
          {words.signOut}
        </button>
      </header>
      <p className={styles.who}>
        {words.signedInAs} <strong>{me.email}</strong>
      </p>
      {me.grants.length === 0 ? (
        <EmptyState title={words.none}>{words.noneText}</EmptyState>
      ) : (
        <div className={table.frame}>
          <table className={table.table}>
            <caption className="visually-hidden">{words.grants}</caption>
            <thead>
              <tr>
                <th scope="col">{words.role}</th>
                <th scope="col">{words.scope}</th>
                <th scope="col">{words.can}</th>
              </tr>
            </thead>
            <tbody>
              {me.grants.map(({ role, scopeKind }) => (
                <tr key={`${role}-${scopeKind}`}>
                  <th scope="row">{portal.roles[role].label}</th>
                  <td>{portal.scopes[scopeKind]}</td>
                  <td>{portal.roles[role].can}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
    </>
  );
}
