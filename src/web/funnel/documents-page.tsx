import { Navigate } from 'react-router';
import { steps } from '#funnel/steps.ts';

/** Links in messages lead to one of two addresses; documents are handed in on one page. */
export default function DocumentsPage() {
  return <Navigate to={steps.incomeDocs.path} replace />;
}
