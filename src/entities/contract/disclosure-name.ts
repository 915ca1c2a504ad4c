import { z } from 'zod';

/** Documents delivered to each applicant, who acknowledges receipt individually. */
export const disclosureName = z.enum(['earlyDisclosures', 'brochure']);
export type DisclosureName = z.infer<typeof disclosureName>;
