import { steps } from '#funnel/steps.ts';

/** Contents of a partner link, if the URL is one. */
export const leadLinkIn = ({ pathname, search }: { pathname: string; search: string }): string | null =>
  pathname.replace(/\/+$/, '') === steps.mcr.path ? new URLSearchParams(search).get('lead') : null;
