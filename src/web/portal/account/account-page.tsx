import { useQuery } from '@tanstack/react-query';
import { useTRPC } from '#web/api-client/api.ts';
import { pageTitle } from '#web/page-title.ts';
import { SkeletonLines } from '#web/ui/pages/skeleton-lines.tsx';
import { mailChoices } from '#words/portal/desk/mail-choices.ts';
import { portal } from '#words/portal/portal.ts';
import { portalKeys } from '#words/portal/portal-keys.ts';
import { portalUsers } from '#words/portal/portal-users.ts';
import { LetterKeysSwitch } from '../keys/letter-keys-switch.tsx';
import { NotYet } from '../loaded.tsx';
import { MailChoices } from '../notifications/mail-choices.tsx';
import { usePortalData } from '../portal-data.ts';
import pages from '../portal-pages.module.css';
import styles from '../users/users.module.css';
import { GrantTable } from './grant-table.tsx';
import { OwnSessionList } from './own-session-list.tsx';
import { PasskeyList } from './passkey-list.tsx';
import { PasswordChange } from './password-change.tsx';
import { RecoveryCodesRenewal } from './recovery-codes-renewal.tsx';

const words = portalUsers.account;

export const meta = () => [{ title: pageTitle(words.title) }];

/** The user's own grants, sessions, passkeys, password, recovery codes and keys. */
export default function AccountPage() {
  const trpc = useTRPC();
  const { me, showKeys } = usePortalData();
  const account = useQuery(trpc.portal.account.queryOptions());
  if (account.data === undefined) return <NotYet of={account} />;
  if (me === null) return <SkeletonLines text={portal.loading} />;
  return (
    <>
      <header className={pages.head}>
        <div>
          <h1>{words.title}</h1>
          <p className="muted">
            {words.signedInAs} {me.email}
          </p>
        </div>
      </header>
      <section className={styles.plain} aria-labelledby="grants-heading">
        <h2 className="heading-4" id="grants-heading">
          {words.grantsHeading}
        </h2>
        <GrantTable grants={me.grants} />
      </section>
      <div className={styles.columns}>
        <OwnSessionList sessions={account.data.sessions} />
        <PasskeyList passkeys={account.data.passkeys} />
        <RecoveryCodesRenewal left={account.data.recoveryCodesLeft} />
        <PasswordChange email={me.email} />
        <section className={`card ${styles.card}`} id="mailed" aria-labelledby="mailed-heading">
          <h2 className="heading-4" id="mailed-heading">
            {mailChoices.title}
          </h2>
          <MailChoices />
        </section>
        <section className={`card ${styles.card}`} aria-labelledby="keyboard-heading">
          <h2 className="heading-4" id="keyboard-heading">
            {portalKeys.account.heading}
          </h2>
          <LetterKeysSwitch />
          <p>
            <button className="button button-secondary button-dense" type="button" onClick={showKeys}>
              {portalKeys.account.list}
            </button>
          </p>
        </section>
      </div>
    </>
  );
}
