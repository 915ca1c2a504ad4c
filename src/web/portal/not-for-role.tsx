import { appErrors } from '#words/app-errors.ts';
import { portal } from '#words/portal/portal.ts';
import { PageHead } from './page-head.tsx';

/** Replaces a page the user may not open: explains that it depends on the role, and names a contact. */
export const NotForRole = () => <PageHead title={portal.notForRole} lede={appErrors.notAllowed} />;
