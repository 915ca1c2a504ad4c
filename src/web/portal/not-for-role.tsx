import { appErrors } from '#words/app-errors.ts';
import { portal } from '#words/portal/portal.ts';
import { PageHead } from './page-head.tsx';

/** In place of a page one may not open: that it is a matter of the role, and whom to ask. */
export const NotForRole = () => <PageHead title={portal.notForRole} lede={appErrors.notAllowed} />;
