import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import styles from '#web/account/sign-in.module.css';
import { useTRPC } from '#web/api-client/api.ts';
import { pageTitle } from '#web/page-title.ts';
import { useSearchParams } from '#web/router/navigation.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { PageFrame } from '#web/ui/pages/page-frame.tsx';
import { SkeletonLines } from '#web/ui/pages/skeleton-lines.tsx';
import { newPassword } from '#words/own-account.ts';
import { portal } from '#words/portal/portal.ts';
import { enrollment } from '#words/portal/portal-sign-in.ts';
import { RecoveryCodes } from './account/recovery-codes.tsx';
import { EnrollForm } from './enroll-form.tsx';
import { SetupKey } from './setup-key.tsx';

const words = enrollment;

export const meta = () => [{ title: pageTitle(words.title) }];

const Refused = ({ title, text }: { title: string; text: string }) => (
  <>
    <h1 className="heading-1">{title}</h1>
    <p className={`lede ${styles.lede}`}>{text}</p>
  </>
);

const Enrolment = ({ token }: { token: string }) => {
  const trpc = useTRPC();
  const enrolment = useQuery(trpc.portal.enrolment.queryOptions({ token }));
  const [isKept, setIsKept] = useState(false);
  const enrol = useMutation(trpc.portal.enrol.mutationOptions());
  const enrolled = enrol.data?.kind === 'enrolled' ? enrol.data : null;
  const refused = enrol.data === undefined || enrol.data.kind === 'enrolled' ? null : enrol.data.kind;
  if (enrolment.isPending) return <SkeletonLines text={portal.loading} />;
  if (enrolment.isError) return <Refused title={words.missingTitle} text={enrolment.error.message} />;
  if (enrolled && !isKept) {
    return (
      <>
        <h1 className={`heading-1 ${styles.headed}`}>{words.doneTitle}</h1>
        <RecoveryCodes codes={enrolled.recoveryCodes} onKept={() => setIsKept(true)} />
      </>
    );
  }
  if (enrolled) {
    return (
      <>
        <Refused title={words.doneTitle} text={words.doneText} />
        <p className={styles.start}>
          <a className="button button-primary" href="/portal/login">
            {words.toLogin}
          </a>
        </p>
      </>
    );
  }
  const { email, firstName, secret, uri } = enrolment.data;
  return (
    <>
      <h1 className="heading-1">{words.heading(firstName)}</h1>
      <p className={`lede ${styles.lede}`}>{words.lede(email)}</p>
      <div className={`card ${styles.card}`}>
        {enrol.isError && (
          <div className={styles.notice}>
            <Notice tone="stop" title={enrol.error.message} />
          </div>
        )}
        <EnrollForm
          email={email}
          isWorking={enrol.isPending}
          problem={refused === null ? null : newPassword[refused]}
          onSubmit={(answers) => enrol.mutate({ token, ...answers })}
        >
          <SetupKey email={email} secret={secret} uri={uri} />
        </EnrollForm>
      </div>
    </>
  );
};

/** Target of an invitation: a password, an authenticator app, and one code that proves it works. */
export default function EnrollPage() {
  const token = useSearchParams()[0].get('token');
  return (
    <PageFrame>
      {token === null ? <Refused title={words.missingTitle} text={words.missingText} /> : <Enrolment token={token} />}
    </PageFrame>
  );
}
