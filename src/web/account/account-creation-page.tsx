import { resumePath } from '#funnel/engine/resume.ts';
import { useFunnelData } from '#web/funnel/step/funnel-data.ts';
import { NotStarted } from '#web/funnel/step/not-started.tsx';
import { pageTitle } from '#web/page-title.ts';
import { useNavigate } from '#web/router/navigation.tsx';
import { LoadingPage } from '#web/ui/pages/loading-page.tsx';
import { accountCreation } from '#words/funnel/pages/account-creation.ts';
import { ConfirmAddress } from './confirm-address.tsx';
import { FirstPasswordForm } from './first-password-form.tsx';
import styles from './sign-in.module.css';

const words = accountCreation;

export const meta = () => [{ title: pageTitle(words.title) }];

/** Where a partner's lead claims the application: the email address is verified, a password stays optional. */
export default function AccountCreationPage() {
  const navigate = useNavigate();
  const { state, current, retry } = useFunnelData();
  if (state === 'loading') return <LoadingPage />;
  const goOn = () => navigate(resumePath(current?.status ?? 'unknown'));
  const isConfirmed = current?.isEmailConfirmed === true;
  return (
    <main id="content" className={`wrap ${styles.narrow}`}>
      <h1 className="heading-1">{isConfirmed ? words.doneTitle : words.title}</h1>
      <p className={`lede ${styles.lede}`}>{isConfirmed ? words.doneLede : words.lede}</p>
      {current === null || current.email === null ? (
        <NotStarted />
      ) : (
        <div className={`card ${styles.card}`}>
          {isConfirmed ? (
            <FirstPasswordForm onSaved={goOn} />
          ) : (
            <ConfirmAddress email={current.email} onConfirmed={retry} />
          )}
          <p className={styles.other}>
            <button className="link-button" type="button" onClick={goOn}>
              {isConfirmed ? words.skip : words.later}
            </button>
          </p>
        </div>
      )}
    </main>
  );
}
