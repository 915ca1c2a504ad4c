import type { LeadSource } from '#entities/values/lead-source.ts';

const sources: Readonly<Record<LeadSource, string>> = {
  web: 'Website',
  MCR: 'Partner’s link',
  partner: 'Partner',
  staff: 'Staff',
};
export const sourceNames: Readonly<Record<string, string>> = sources;
