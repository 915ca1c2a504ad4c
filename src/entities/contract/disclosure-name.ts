import { z } from 'zod';

/** Documents delivered to each applicant before page 1, who acknowledges receipt individually. */
export const disclosureName = z.enum(['earlyDisclosures', 'brochure', 'privacyNotice', 'identityNotice']);
export type DisclosureName = z.infer<typeof disclosureName>;

/** Those that page 1 waits for (1026.40(b), (e)). The others are due later, and are handed over with them. */
export const isNeededForPageOne = (name: DisclosureName): boolean => name === 'earlyDisclosures' || name === 'brochure';
