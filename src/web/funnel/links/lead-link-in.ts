import { steps } from '#funnel/steps.ts';

/** What a partner's link holds, when the address is one. */
export const leadLinkIn = ({ pathname, search }: { pathname: string; search: string }): string | null =>
  pathname.replace(/\/+$/, '') === steps.mcr.path ? new URLSearchParams(search).get('lead') : null;
