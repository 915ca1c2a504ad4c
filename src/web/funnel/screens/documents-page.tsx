import { Navigate, useLocation } from 'react-router';
import { steps } from '#funnel/steps.ts';
import { pageTitle } from '#web/page-title.ts';
import { useIsLive } from '#web/ui/use-is-live.ts';
import { documentsPage } from '#words/loan/documents-page.ts';
import { LinkedDocuments } from '../documents/linked-documents.tsx';
import styles from './submitted-screen.module.css';

export const meta = () => [{ title: pageTitle(documentsPage.linked.name) }];

/** With a link's token, documents can be sent without signing in; otherwise they are uploaded on one page. */
export default function DocumentsPage() {
  const { search } = useLocation();
  const isLive = useIsLive();
  if (!isLive) return null;
  const token = new URLSearchParams(search).get('token');
  if (token === null) return <Navigate to={steps.incomeDocs.path} replace />;
  return (
    <main id="content" className={`wrap ${styles.page} ${styles.narrow}`}>
      <LinkedDocuments token={token} />
    </main>
  );
}
