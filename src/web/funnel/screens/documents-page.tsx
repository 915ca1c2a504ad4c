import { pageTitle } from '#web/page-title.ts';
import { useLocation } from '#web/router/navigation.tsx';
import { SkeletonLines } from '#web/ui/pages/skeleton-lines.tsx';
import { useIsLive } from '#web/ui/use-is-live.ts';
import { documentsPage } from '#words/loan/documents-page.ts';
import { shell } from '#words/shell.ts';
import { LinkedDocuments } from '../documents/linked-documents.tsx';
import { OwnRequests } from '../documents/own-requests.tsx';
import { useFunnelData } from '../step/funnel-data.ts';
import { LoadFailed } from '../step/load-failed.tsx';
import { NotStarted } from '../step/not-started.tsx';
import styles from './submitted-screen.module.css';

const words = documentsPage.linked;

export const meta = () => [{ title: pageTitle(words.name) }];

const SignedIn = () => {
  const { state, current } = useFunnelData();
  if (current !== null) return <OwnRequests current={current} />;
  return (
    <>
      <h1 className="heading-1">{words.title(null)}</h1>
      {state === 'loading' ? <SkeletonLines text={shell.loading} /> : <NotStarted />}
    </>
  );
};

/** The stand-alone list of what is asked for: by a link's token without signing in, otherwise the applicant's own. */
export default function DocumentsPage() {
  const { search } = useLocation();
  const isLive = useIsLive();
  const { state, retry } = useFunnelData();
  if (!isLive) return null;
  const token = new URLSearchParams(search).get('token');
  if (token === null && state === 'failed') return <LoadFailed retry={retry} />;
  return (
    <main id="content" className={`wrap ${styles.page} ${styles.narrow}`}>
      {token === null ? <SignedIn /> : <LinkedDocuments token={token} />}
    </main>
  );
}
